// All that a browser keeps for a time without a connection. It belongs to one session; of another one's, what was not sent yet waits for its shopper.
import type { TroubledEdit } from './answers.ts';
import type { LineFacts, OfflineEdit } from './edits.ts';

export interface KeptLine extends LineFacts {
  readonly listItemId: string;
  readonly itemId: string;
  readonly name: string;
  readonly imageUrl: string | null;
}

export interface KeptList {
  readonly listId: string;
  readonly name: string;
  readonly readOnly: boolean;
  /** Milliseconds since 1970: when the shop showed it. */
  readonly savedAt: number;
  readonly lines: readonly KeptLine[];
}

/** A row of a quick order, as typed. */
export interface KeptRow {
  readonly number: string;
  readonly qty: string;
}

/** The parts of a list's reply that a browser keeps: no price, which would be an old one. */
interface ListReply extends Pick<KeptList, 'listId' | 'name' | 'readOnly'> {
  readonly items: readonly FullLine[];
}

type FullLine = KeptLine & Required<Pick<KeptLine, 'onHand'>>;

export type ListCopy = Omit<KeptList, 'savedAt' | 'lines'> & { lines: FullLine[] };

export function copyOf({ listId, name, readOnly, items }: ListReply): ListCopy {
  const lines = items.map((item) => ({
    listItemId: item.listItemId,
    itemId: item.itemId,
    name: item.name,
    qty: item.qty,
    note: item.note,
    par: item.par,
    onHand: item.onHand,
    imageUrl: item.imageUrl,
  }));
  return { listId, name, readOnly, lines };
}

export interface Kept {
  /** The session that it belongs to; empty for nobody's. */
  readonly context: string;
  /** Its shopper, by a name that the shop gives for this; empty until the shop was asked. */
  readonly owner: string;
  /** The list that was shown last comes first. */
  readonly lists: readonly KeptList[];
  /** In the order in which they were made. */
  readonly edits: readonly OfflineEdit[];
  /** What the shop did not take, until the shopper has decided. */
  readonly troubles: readonly TroubledEdit[];
  readonly rows: readonly KeptRow[];
  /** What ended sessions have left, for their shoppers alone. */
  readonly sealed: readonly Sealed[];
}

/** `at`: when its session had ended, in milliseconds since 1970. */
export interface Sealed extends Pick<Kept, 'owner' | 'lists' | 'edits' | 'troubles' | 'rows'> {
  readonly at: number;
}

/** Something of the shopper waits in this browser: to be sent, or for their decision. */
export const isWaiting = ({ edits, troubles, sealed }: Pick<Kept, 'edits' | 'troubles' | 'sealed'>): boolean =>
  edits.length + troubles.length + sealed.length > 0;

export const MOST_KEPT_LISTS = 20;
const MOST_KEPT_LINES = 500;
export const MOST_KEPT_ROWS = 200;

export const EMPTY: Kept = { context: '', owner: '', lists: [], edits: [], troubles: [], rows: [], sealed: [] };

/** With one more list, or a newer copy of one; the lists that were shown longest ago go, unless changes of theirs wait. */
export function keepList(kept: Kept, list: KeptList): Kept {
  const others = kept.lists.filter(({ listId }) => listId !== list.listId);
  const waiting = new Set(kept.edits.map(({ listId }) => listId));
  const copy = { ...list, lines: list.lines.slice(0, MOST_KEPT_LINES) };
  const lists = [copy, ...others].filter(({ listId }, at) => at < MOST_KEPT_LISTS || waiting.has(listId));
  return { ...kept, lists };
}
