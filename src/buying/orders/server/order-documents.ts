// Documents of an order under its unguessable key, so that pages and mails can link to them, for guests too; people who are signed in see those of
// organizations by the rule of orders (decision 0367).
import type { FastifyInstance } from 'fastify';
import { sayer } from '#base/locale/words';
import { ordersWords } from '#buying/orders/words';
import { orderReach } from '#buying/orders/rules';
import { refuse } from '#base/outcome/rules';
import { isSignedIn } from '#base/shopper/rules';
import type { Db } from '#platform/db';
import { API_HEADERS } from '#platform/protective-headers';
import { sendRefusal } from '#platform/refusals';
import type { Visit } from '#platform/visit';
import { siteOf } from '#base/site/rules';
import type { Locale } from '#base/locale/rules';
import { invoicePdf } from './invoice-pdf.ts';
import type { InvoiceFacts } from './invoice-sheet.ts';
import { chargedShipments, creditNote, type Paper } from './order-papers.ts';
import type { Orders } from './orders.ts';
import { ORDER_OF_DOCUMENT } from './whole-order-queries.ts';
import type { OrderRow } from './order-row.ts';

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The seller and its registrations, as documents print them. */
export type Papers = Pick<InvoiceFacts, 'taxNumbers' | 'sellers'>;

export interface DocumentDeps extends Papers {
  readonly db: Db;
  readonly orders: Pick<Orders, 'get' | 'seen'>;
}

export function serveOrderDocuments(app: FastifyInstance, { db, orders, taxNumbers, sellers }: DocumentDeps): void {
  const serve = (kind: Paper['kind']): void => {
    app.get<{ Params: { key: string; no: string } }>(
      `/order-documents/:key/${kind}-:no(^\\d{1,4}$).pdf`,
      { config: { access: 'shopper' } },
      async ({ params: { key, no }, visit }, reply) => {
        const found = KEY.test(key) ? await db.maybe(ORDER_OF_DOCUMENT, [key]) : undefined;
        const order = found === undefined ? undefined : await orders.get(found.order_number);
        const paper = order === undefined ? undefined : paperOf(order, kind, Number(no));
        if (order === undefined || paper === undefined || !(await mayRead(order, visit, orders)))
          return sendRefusal(reply, refuse(404, 'ORDER_NOT_FOUND', sayer(ordersWords, visit.copyLocale)('invoiceGone')));
        const tenant = order.site_id.startsWith('business') ? 'business' : 'consumer';
        const locale: Locale = order.locale === 'es-US' ? 'en-US' : (order.locale as Locale); // written by us from a visit's own locale
        return reply
          .headers({ ...API_HEADERS, 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
          .type('application/pdf')
          .header('content-disposition', `inline; filename="inkwell-${kind}-${paper.number}.pdf"`)
          .send(await invoicePdf({ order, ...paper, taxNumbers, sellers, timeZone: siteOf(tenant, locale).timeZone }));
      },
    );
  };
  serve('invoice');
  serve('credit');
}

/** Without a session the key is enough: bookkeeping reads what the buyer's mails link to. */
async function mayRead(order: OrderRow, visit: Visit, orders: DocumentDeps['orders']): Promise<boolean> {
  if (order.account_number === null) return true;
  const shopper = await visit.shopper();
  return !isSignedIn(shopper) || (await orders.seen(order.order_number, orderReach(shopper), visit.site.tenant)) !== undefined;
}

function paperOf(order: OrderRow, kind: Paper['kind'], no: number): Paper | undefined {
  return kind === 'credit' ? creditNote(order, no) : chargedShipments(order).find(({ shipmentNo }) => shipmentNo === no);
}
