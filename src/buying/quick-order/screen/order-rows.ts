// The rows of a quick order on the page, and what can happen to them. Answers of the server are kept per row; the rows themselves are
// the shopper's, and stay until they are in the cart or taken away.
import type { CartMessage } from '#buying/cart/contract';
import { MAX_ROWS, type TypedRow } from '#buying/quick-order/rules';
import type { QuickRow } from '#buying/quick-order/contract';

export interface OrderRow extends TypedRow {
  readonly id: number;
  /** What the server said of it; null until it has, and after the number or quantity was changed. */
  readonly reply: QuickRow | null;
}

export interface OrderRows {
  readonly rows: readonly OrderRow[];
  readonly nextId: number;
  /** Rows that did not fit. */
  readonly leftOut: number;
  /** What was taken away at once and can come back. */
  readonly cleared: readonly OrderRow[] | null;
}

export type RowsEvent =
  | { readonly type: 'appended'; readonly rows: readonly TypedRow[] }
  | { readonly type: 'edited'; readonly id: number; readonly row: Partial<TypedRow> }
  | { readonly type: 'answered'; readonly ids: readonly number[]; readonly replies: readonly QuickRow[] }
  /** The cart did not take these items, and why. */
  | { readonly type: 'refused'; readonly reasons: ReadonlyMap<string, QuickRow['messages']> }
  | { readonly type: 'removed'; readonly ids: ReadonlySet<number> }
  | { readonly type: 'cleared' }
  | { readonly type: 'restored' };

/** Rows as a form brought them checked, before the page was awake. */
export function firstRows(replies: readonly QuickRow[], leftOut = 0): OrderRows {
  const rows = replies.map((reply, id) => ({ id, number: reply.number, qty: reply.asked, reply }));
  return { rows, nextId: rows.length, leftOut, cleared: null };
}

export function rowsAfter(state: OrderRows, event: RowsEvent): OrderRows {
  switch (event.type) {
    case 'appended': {
      const room = Math.max(MAX_ROWS - state.rows.length, 0);
      const fresh = event.rows.slice(0, room).map((row, at) => ({ ...row, id: state.nextId + at, reply: null }));
      return {
        rows: [...state.rows, ...fresh],
        nextId: state.nextId + fresh.length,
        leftOut: event.rows.length - fresh.length,
        cleared: null,
      };
    }
    case 'edited':
      return { ...state, rows: state.rows.map((row) => (row.id === event.id ? { ...row, ...event.row, reply: null } : row)) };
    case 'answered': {
      const replies = new Map(event.ids.map((id, at) => [id, event.replies[at]]));
      return { ...state, rows: state.rows.map((row) => answered(row, replies.get(row.id))) };
    }
    case 'refused':
      return { ...state, rows: state.rows.map((row) => refused(row, event.reasons)) };
    case 'removed':
      return { ...state, leftOut: 0, rows: state.rows.filter(({ id }) => !event.ids.has(id)) };
    case 'cleared':
      return { ...state, leftOut: 0, rows: [], cleared: state.rows };
    case 'restored':
      return { ...state, rows: state.cleared ?? state.rows, cleared: null };
  }
}

/** An answer to what the row said before it was changed again is no answer. */
function answered(row: OrderRow, reply: QuickRow | undefined): OrderRow {
  return reply === undefined || reply.number !== row.number || reply.asked !== row.qty ? row : { ...row, reply };
}

/** What the cart alone can know, such as what else is in it, is said where the row's own check says nothing. */
function refused(row: OrderRow, reasons: ReadonlyMap<string, QuickRow['messages']>): OrderRow {
  const messages = reasons.get(row.reply?.itemId ?? '');
  if (messages === undefined || row.reply?.state !== 'found') return row;
  return { ...row, reply: { ...row.reply, state: 'blocked', messages } };
}

export type RowTone = 'ready' | 'changed' | 'attention' | 'unchecked';

export function toneOf({ reply }: OrderRow): RowTone {
  if (reply === null) return 'unchecked';
  if (reply.state === 'found') return 'ready';
  return reply.state === 'adjusted' || reply.state === 'replaced' ? 'changed' : 'attention';
}

/** What of a row is added. */
export interface AddableRow {
  readonly id: number;
  /** What its number names; the cart puts the successor of what is discontinued in its place. */
  readonly itemId: string;
  /** What comes into the cart. */
  readonly comesAs: string;
  readonly name: string;
  readonly qty: number;
}

/** Rows that one call can add. */
export function addable(rows: readonly OrderRow[]): readonly AddableRow[] {
  return rows.flatMap((row) => {
    const tone = toneOf(row);
    const { itemId: comesAs = null, namedItemId: itemId = null, name, qty = 0 } = row.reply ?? {};
    if (comesAs === null || itemId === null || (tone !== 'ready' && tone !== 'changed')) return [];
    return [{ id: row.id, itemId, comesAs, name: name ?? '', qty }];
  });
}

export interface TakenRows {
  /** Ids of the rows that came into the cart. */
  readonly taken: ReadonlySet<number>;
  /** What the cart says of them beyond what their rows said before: fewer came than were promised, or another item. */
  readonly said: readonly { readonly title: string; readonly reason: string }[];
  /** Why the others did not come, by item. */
  readonly reasons: ReadonlyMap<string, QuickRow['messages']>;
}

/** What the cart made of the rows that were sent to it. */
export function takenRows(sent: readonly AddableRow[], messages: readonly CartMessage[]): TakenRows {
  const reasons = Map.groupBy(
    messages.filter(({ type }) => type === 'failure'),
    ({ itemId = '' }) => itemId,
  );
  const taken = sent.filter(({ itemId, comesAs }) => !reasons.has(itemId) && !reasons.has(comesAs));
  const rowOf = (about: string | undefined) => taken.find(({ itemId, comesAs }) => comesAs === about || itemId === about);
  const isNews = ({ code, type, itemId }: CartMessage): boolean => {
    if (type === 'failure' || code === 'ADDED_TO_CART') return false;
    const row = rowOf(itemId);
    return code !== 'HARD_ALT_ADDED' || row === undefined || row.comesAs === row.itemId;
  };
  const said = messages.filter(isNews).map(({ itemId, description }) => ({ title: rowOf(itemId)?.name ?? '', reason: description }));
  return { taken: new Set(taken.map(({ id }) => id)), said, reasons };
}
