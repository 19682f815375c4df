// Changes a restock; what waited for an answer is tried again.
import { sayer } from '#base/locale/words';
import type { SignedIn } from '#base/shopper/rules';
import { stateAfter } from '#base/state-table/rules';
import type { SavedRestock } from '#buying/restock/contract';
import { RESTOCK_STATES } from '#buying/restock/rules';
import { restockMessageWords } from '#buying/restock/words/messages';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { ANSWER_DUE, UNSKIP } from './due-queries.ts';
import { HAS_DAY } from './due-reading.ts';
import { askLetter } from './letters.ts';
import { kept, readItems, type PricedItem, type TypedItem } from './read-items.ts';
import type { RestockDeps } from './restock-deps.ts';
import { CHANGE_RESTOCK, LOCK_RESTOCK } from './restock-queries.ts';
import type { RestockRow } from './restock-rows.ts';
import { readTerms, type Terms, type TypedTerms } from './typed-terms.ts';

/** What a change of one names, as typed. `seen`: the instant of the change that stood in the form; absent: whatever stands there is changed. */
interface TypedChange extends TypedTerms, TypedItem {
  readonly restockId: string;
  readonly seen?: string;
}

/** Undefined: there is none. */
export async function changeRestock(
  deps: RestockDeps,
  visit: Visit,
  shopper: SignedIn,
  { restockId, seen, ...typed }: TypedChange,
): Promise<SavedRestock | 'RESTOCK_ENDED' | 'RESTOCK_CHANGED' | undefined> {
  const [read, items] = await Promise.all([readTerms(deps, visit, shopper, typed), readItems(deps, visit, shopper, [typed])]);
  const [line] = items.lines;
  const errors = [
    ...items.errors.map(({ field, message }) => ({ field: field.replace('-0', ''), message })),
    ...('errors' in read ? read.errors : []),
  ];
  return deps.db.transaction(async (tx) => {
    const row = await tx.maybe(LOCK_RESTOCK, [shopper.shopperId, restockId]);
    if (row === undefined || row.site_id !== visit.site.id) return undefined;
    if (!stateAfter(RESTOCK_STATES, row.state, 'change').ok) return 'RESTOCK_ENDED';
    if (seen !== undefined && seen !== row.changed_at.toISOString()) return 'RESTOCK_CHANGED';
    if ('errors' in read || line === undefined || errors.length > 0) return { errors, ids: [] };
    const { terms } = read;
    await tx.many(UNSKIP, [row.owner_id, restockId, terms.nextOn, terms.nextOn]);
    if ((await tx.maybe(HAS_DAY, [row.owner_id, restockId, terms.nextOn])) !== undefined) {
      const message = sayer(restockMessageWords, visit.copyLocale)('DAY_TAKEN');
      return { errors: [{ field: 'nextOn', message }], ids: [] };
    }
    await write(tx, visit, shopper, { row, terms, line });
    await askLetter(tx, deps, { kind: 'changed', ownerId: row.owner_id, restockIds: [restockId], day: terms.nextOn });
    return { errors: [], ids: [restockId] };
  });
}

interface Change {
  readonly row: RestockRow;
  readonly terms: Terms;
  readonly line: PricedItem;
}

/** Whoever saves the form has seen the price of today, and agrees to it. The series goes on from the day that stands there, if that was moved. */
async function write(tx: Queries, visit: Visit, shopper: SignedIn, { row, terms, line }: Change): Promise<void> {
  const isSameSeries =
    terms.nextOn === row.next_on && row.unit === (terms.every?.unit ?? null) && row.every === (terms.every?.count ?? null);
  const anchor = isSameSeries ? row.anchor_on : terms.nextOn;
  await tx.run(CHANGE_RESTOCK, { ...kept(shopper, row.restock_id, { ...terms, anchor }, line), now: visit.now });
  await tx.many(ANSWER_DUE, [row.owner_id, row.restock_id, visit.now, line.itemId, line.qty]);
}
