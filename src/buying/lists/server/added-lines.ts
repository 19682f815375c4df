// The lines of items that were added without a connection, found by their typed numbers.
import type { ListEdit } from '#buying/offline/contract';
import { listsWords } from '#buying/lists/words';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { NewLine } from './change-items.ts';
import type { ListsContext, ListsDeps } from './lists-context.ts';
import { soldLines } from './sold-lines.ts';

/** By the key of the change: the line, or why the shop does not take it. */
export type AddedLines = ReadonlyMap<string, NewLine | { readonly refused: string }>;

export async function addedLines(deps: ListsDeps, context: ListsContext, edits: readonly ListEdit[]): Promise<AddedLines> {
  const adds = edits.filter(({ kind }) => kind === 'add');
  if (adds.length === 0) return new Map();
  const say = sayer(listsWords, context.visit.copyLocale);
  const numbers = adds.map(({ number = '' }) => number.trim());
  const found = await deps.findItems(context.visit, numbers);
  const lines = new Map<string, NewLine | { readonly refused: string }>();
  for (const [at, { key, wanted }] of adds.entries()) {
    const [number = '', itemId = null] = [numbers[at], found[at]];
    const sold = itemId === null ? null : await soldLines(deps, context, [{ itemId, qty: wanted }]);
    if (sold === null) lines.set(key, { refused: number === '' ? say('numberMissing') : say('unknownNumber', { number }) });
    else if (isRefusal(sold)) lines.set(key, { refused: sold.message });
    else lines.set(key, sold.lines[0] ?? { refused: sold.messages[0]?.description ?? say('unknownNumber', { number }) });
  }
  return lines;
}
