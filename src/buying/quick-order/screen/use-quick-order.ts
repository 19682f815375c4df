// The state of a quick order: checks rows in batches that show progress, and adds all good ones with one call.
import { useRef, useState } from 'react';
import { addSeveral } from '#buying/cart/screen';
import { isRefusal } from '#base/outcome/rules';
import type { QuickRow, quickOrderContract } from '#buying/quick-order/contract';
import type { TypedRow } from '#buying/quick-order/rules';
import { caller } from '#ui/page/call';
import { addable, rowsAfter, takenRows, toneOf, type OrderRow, type OrderRows, type RowsEvent, type TakenRows } from './order-rows.ts';

const call = caller<typeof quickOrderContract>();
/** The reader of tables, loaded when something is to be read; null when it cannot be loaded. */
const reader = () => import('./read-rows.ts').catch(() => null);

/** Rows in one call. */
const BATCH = 250;

/** Notices above the rows; the component chooses the words. */
export type OrderNotice =
  | { readonly kind: 'added'; readonly n: number; readonly left: number; readonly differences: TakenRows['differences'] }
  | { readonly kind: 'failed' | 'noRows' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'notCsv' | 'tooLarge'; readonly name: string };

export interface QuickOrder {
  readonly state: OrderRows;
  readonly notice: OrderNotice | null;
  /** How many rows are being checked, and how many of them are done. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** How many rows are being added to the cart. */
  readonly adding: number;
  readonly append: (rows: readonly TypedRow[]) => void;
  /** Reads a list and appends its rows; resolves to how many there were. */
  readonly paste: (text: string) => Promise<number>;
  readonly upload: (file: File) => void;
  readonly edit: (row: OrderRow, change: Partial<TypedRow>) => void;
  readonly remove: (row: OrderRow) => void;
  readonly clear: () => void;
  readonly restore: () => void;
  readonly recheck: () => void;
  readonly add: () => void;
}

export function useQuickOrder(first: OrderRows, firstNotice: OrderNotice | null): QuickOrder {
  const [state, setState] = useState(first);
  const latest = useRef(first);
  const [notice, setNotice] = useState(firstNotice);
  const [adding, setAdding] = useState(0);

  const dispatch = (event: RowsEvent): readonly OrderRow[] => {
    latest.current = rowsAfter(latest.current, event);
    setState(latest.current);
    return latest.current.rows;
  };
  const { progress, check } = useRowCheck(dispatch, () => setNotice({ kind: 'failed' }));
  const checkAfter = (event: RowsEvent): void => void check(dispatch(event).filter(({ reply }) => reply === null));

  const append = (rows: readonly TypedRow[]): void => {
    if (rows.length === 0) return setNotice({ kind: 'noRows' });
    setNotice(null);
    checkAfter({ type: 'appended', rows });
  };
  const { paste, upload } = useListReader(append, setNotice);
  const add = async (): Promise<void> => {
    const good = addable(latest.current.rows);
    if (good.length === 0 || adding > 0) return;
    setAdding(good.length);
    setNotice(null);
    const answer = await addSeveral(good.map(({ itemId, qty }) => ({ itemId, qty })));
    setAdding(0);
    if (answer === null) return setNotice({ kind: 'failed' });
    if (isRefusal(answer)) return setNotice(answer.message === '' ? { kind: 'failed' } : { kind: 'refused', text: answer.message });
    const { taken, differences, reasons } = takenRows(good, answer.messages);
    const left = dispatch({ type: 'removed', ids: taken });
    setNotice({ kind: 'added', n: taken.size, left: left.length, differences });
    // Checks refused rows again, which may give their own reason; the others show the cart's.
    await check(left.filter((row) => toneOf(row) !== 'attention'));
    dispatch({ type: 'refused', reasons });
  };
  return {
    state,
    notice,
    progress,
    adding,
    append,
    paste,
    upload,
    edit: (row, change) => checkAfter({ type: 'edited', id: row.id, row: change }),
    remove: ({ id }) => void dispatch({ type: 'removed', ids: new Set([id]) }),
    clear: () => void dispatch({ type: 'cleared' }),
    restore: () => void dispatch({ type: 'restored' }),
    recheck: () => void check(latest.current.rows),
    add: () => void add(),
  };
}

/** Reads pasted lists and chosen files. */
function useListReader(append: QuickOrder['append'], setNotice: (notice: OrderNotice) => void): Pick<QuickOrder, 'paste' | 'upload'> {
  const paste = async (text: string): Promise<number> => {
    const rows = (await reader())?.rowsOfText(text) ?? null;
    if (rows === null) setNotice({ kind: 'failed' });
    else append(rows);
    return rows?.length ?? 0;
  };
  const upload = async (file: File): Promise<void> => {
    const read = (await (await reader())?.rowsOfFile(file)) ?? null;
    if (read === null) setNotice({ kind: 'failed' });
    else if ('problem' in read) setNotice({ kind: read.problem, name: file.name });
    else append(read.rows);
  };
  return { paste, upload: (file) => void upload(file) };
}

/** Checks rows in batches; a newer check takes over the unanswered rows of an older one. */
function useRowCheck(dispatch: (event: RowsEvent) => void, onFailed: () => void) {
  const [progress, setProgress] = useState<QuickOrder['progress']>(null);
  const turn = useRef(0);
  const check = async (rows: readonly OrderRow[]): Promise<void> => {
    const mine = (turn.current += 1);
    setProgress(rows.length > BATCH ? { done: 0, total: rows.length } : null);
    for (let at = 0; at < rows.length && turn.current === mine; at += BATCH) {
      const batch = rows.slice(at, at + BATCH);
      const replies = await ask(batch);
      if (turn.current !== mine) return;
      if (replies === null) {
        onFailed();
        break;
      }
      dispatch({ type: 'answered', ids: batch.map(({ id }) => id), replies });
      if (rows.length > BATCH) setProgress({ done: Math.min(at + BATCH, rows.length), total: rows.length });
    }
    setProgress(null);
  };
  return { progress, check };
}

/** Null when the shop is unreachable. */
async function ask(rows: readonly OrderRow[]): Promise<readonly QuickRow[] | null> {
  const reply = await call('POST /api/quick-order/check', { body: { rows: rows.map(({ number, qty }) => ({ number, qty })) } });
  return isRefusal(reply) ? null : reply.rows;
}
