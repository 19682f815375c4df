// Papers of an order, by a key of the order that nobody can guess: they open from its page and from a mail, for guests too.
import type { FastifyInstance } from 'fastify';
import { sayer } from '#locale/words';
import { ordersWords } from '#orders/words';
import { refuse } from '#outcome/rules';
import type { Db } from '#platform/db';
import { API_HEADERS } from '#platform/protective-headers';
import { sendRefusal } from '#platform/refusals';
import { siteOf } from '#site/rules';
import type { Locale } from '#locale/rules';
import { invoicePdf, type TaxNumbers } from './invoice-pdf.ts';
import { chargedShipments } from './charged-shipments.ts';
import type { Orders } from './orders.ts';
import { ORDER_OF_DOCUMENT } from './reading-queries.ts';

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface DocumentDeps {
  readonly db: Db;
  readonly orders: Pick<Orders, 'get'>;
  readonly taxNumbers: TaxNumbers;
}

export function serveOrderDocuments(app: FastifyInstance, { db, orders, taxNumbers }: DocumentDeps): void {
  app.get<{ Params: { key: string; shipmentNo: string } }>(
    '/order-documents/:key/invoice-:shipmentNo(^\\d{1,4}$).pdf',
    async ({ params: { key, shipmentNo }, visit }, reply) => {
      const found = KEY.test(key) ? await db.maybe(ORDER_OF_DOCUMENT, [key]) : undefined;
      const order = found === undefined ? undefined : await orders.get(found.order_number);
      const charged = order === undefined ? undefined : chargedShipments(order).find((one) => one.shipmentNo === Number(shipmentNo));
      if (order === undefined || charged === undefined)
        return sendRefusal(reply, refuse(404, 'ORDER_NOT_FOUND', sayer(ordersWords, visit.copyLocale)('invoiceGone')));
      const tenant = order.site_id.startsWith('business') ? 'business' : 'consumer';
      const locale: Locale = order.locale === 'es-US' ? 'en-US' : (order.locale as Locale); // written by us from a visit's own locale
      const { timeZone } = siteOf(tenant, locale);
      return reply
        .headers({ ...API_HEADERS, 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
        .type('application/pdf')
        .header('content-disposition', `inline; filename="inkwell-${order.order_number}-${charged.shipmentNo}.pdf"`)
        .send(await invoicePdf({ order, ...charged, taxNumbers, timeZone }));
    },
  );
}
