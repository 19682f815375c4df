// An order's arrivals as a calendar file (CHK-4): a link that works without JavaScript.
import type { FastifyInstance } from 'fastify';
import { sayer } from '#base/locale/words';
import type { OrderDetail, Shipment } from '#buying/orders/contract';
import { shownOrderNumber } from '#base/order-number/rules';
import { calendarText, type CalendarEvent } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { makePaths } from '#paths';
import { API_HEADERS } from '#platform/protective-headers';
import { sendRefusal } from '#platform/refusals';
import type { CopyLocale } from '#base/locale/rules';
import { notFound, seenOrder } from './find-order.ts';
import type { OrderViews } from './order-view.ts';
import type { Orders } from './orders.ts';

export interface CalendarDeps {
  readonly orders: Pick<Orders, 'seen'>;
  readonly views: Pick<OrderViews, 'detail'>;
}

/** Only for those who see the order; everybody else gets 404 (trust 22, USR-10). */
export function serveCalendarFile(app: FastifyInstance, { orders, views }: CalendarDeps): void {
  app.get<{ Params: { orderNumber: string } }>(
    '/checkout/confirmation/:orderNumber/arrivals.ics',
    { config: { access: 'shopper' } },
    async (request, reply) => {
      const { visit, params } = request;
      const row = await seenOrder(orders, params.orderNumber, visit);
      if (row === undefined) return sendRefusal(reply, notFound(visit));
      const order = views.detail(row, { locale: visit.locale, paths: makePaths(visit.locale), now: visit.now, reader: null });
      return reply
        .headers(API_HEADERS)
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="inkwell-${params.orderNumber}.ics"`)
        .send(calendarText(eventsOf(order, visit.copyLocale), new Date(order.placedAt)));
    },
  );
}

function eventsOf(order: OrderDetail, locale: CopyLocale): readonly CalendarEvent[] {
  const say = sayer(ordersWords, locale);
  const home = order.addresses.find(({ type }) => type === 'S' || type === 'SB')?.lines.join(', ') ?? '';
  return order.shipments.flatMap((shipment, at): CalendarEvent[] => {
    const { kind, state, earliest, latest, readyAt, store, units } = shipment;
    if (kind === 'nothing' || earliest === null || state === 'cancelled') return [];
    return [
      {
        uid: `${order.orderNumber}-${at + 1}@inkwell.example`,
        from: earliest,
        to: latest ?? earliest,
        startsAt: kind === 'pickup' ? readyAt : null,
        title: store === null ? say('calendarDelivery', { n: units }) : say('calendarPickup', { n: units, store: store.name }),
        text: [say('orderTitle', { number: shownOrderNumber(order.orderNumber) }), ...titlesOf(shipment)].join('\n'),
        place: store === null ? home : store.address,
      },
    ];
  });
}

const titlesOf = ({ lines }: Shipment): readonly string[] => lines.map(({ qty, title }) => `${qty} × ${title}`);
