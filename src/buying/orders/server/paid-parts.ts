// Which means of payment paid which part of a shipment, or got which part of a refund, derived from the order's events.
import { spreadMoney, type MoneyMove } from '#buying/orders/rules';
import type { EventRow, OrderRow } from './order-row.ts';

export interface PaidPart {
  readonly payment: OrderRow['payments'][number];
  /** Cents. */
  readonly amount: number;
}

const MOVES: Readonly<Partial<Record<EventRow['kind'], MoneyMove['kind']>>> = {
  shipped: 'capture',
  delivered: 'capture',
  ready: 'capture',
  pickedUp: 'capture',
  lapsed: 'release',
  cancelled: 'release',
  returnReceived: 'refund',
};

/** `isMeant` selects the event, which has to be one that moved money. */
export function paidParts(
  { events, payments }: Pick<OrderRow, 'events' | 'payments'>,
  isMeant: (event: EventRow) => boolean,
): readonly PaidPart[] {
  const moves = events.flatMap(({ kind, amount }, eventId) => {
    const move = MOVES[kind];
    return move === undefined || amount === 0 ? [] : [{ eventId, kind: move, amount }];
  });
  const wanted = moves.find(({ eventId }) => {
    const event = events[eventId];
    return event !== undefined && isMeant(event);
  });
  const held = payments.map(({ amount }, at) => ({ authorisationId: String(at), amount }));
  const parts = wanted === undefined ? null : spreadMoney(held, moves, wanted);
  return (parts ?? []).flatMap(({ authorisationId, amount }) => {
    const payment = payments[Number(authorisationId)];
    return payment === undefined ? [] : [{ payment, amount }];
  });
}
