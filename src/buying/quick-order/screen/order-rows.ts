// The state of the rows on the page. Server answers are kept per row; the rows belong to the shopper, and stay until they are added or removed.
import type { CartMessage } from '#buying/cart/contract';
import { MAX_ROWS, type TypedRow } from '#buying/quick-order/rules';
import type { QuickRow } from '#buying/quick-order/contract';

export interface OrderRow extends TypedRow {
  readonly id: number;
  /** The server's answer; null before it, and after the number or quantity changed. */
  readonly reply: QuickRow | null;
}

export interface OrderRows {
  readonly rows: readonly OrderRow[];
  readonly nextId: number;
  /** Number of rows above the limit. */
  readonly leftOut: number;
  /** Rows that were cleared and can be restored. */
  readonly cleared: readonly OrderRow[] | null;
}

export type RowsEvent =
  | { readonly type: 'appended'; readonly rows: readonly TypedRow[] }
  | { readonly type: 'edited'; readonly id: number; readonly row: Partial<TypedRow> }
  | { readonly type: 'answered'; readonly ids: readonly number[]; readonly replies: readonly QuickRow[] }
  /** The cart refused these items, with reasons. */
  | { readonly type: 'refused'; readonly reasons: ReadonlyMap<string, QuickRow['messages']> }
  | { readonly type: 'removed'; readonly ids: ReadonlySet<number> }
  | { readonly type: 'cleared' }
  | { readonly type: 'restored' };

/** Rows that a form checked before hydration. */
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

/** Ignores an answer for an older state of the row. */
function answered(row: OrderRow, reply: QuickRow | undefined): OrderRow {
  return reply === undefined || reply.number !== row.number || reply.asked !== row.qty ? row : { ...row, reply };
}

/** Adds a refusal that only the cart could know, such as other contents of the cart, if the row's check has no reason. */
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

/** What to send for a row. */
export interface AddableRow {
  readonly id: number;
  /** The item of the typed number; the cart replaces a discontinued item by its successor. */
  readonly itemId: string;
  /** The item that the cart will hold. */
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
  /** Ids of the added rows. */
  readonly taken: ReadonlySet<number>;
  /** Differences from the rows' promises: fewer units, or another item. */
  readonly differences: readonly { readonly title: string; readonly reason: string }[];
  /** Why the other rows were refused, by item. */
  readonly reasons: ReadonlyMap<string, QuickRow['messages']>;
}

/** Matches the cart's messages to the rows that were sent. */
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
  const differences = messages.filter(isNews).map(({ itemId, description }) => ({ title: rowOf(itemId)?.name ?? '', reason: description }));
  return { taken: new Set(taken.map(({ id }) => id)), differences, reasons };
}
