// Starts restocks.
import { createHash } from 'node:crypto';
import { addDays, localDay } from '#base/calendar/rules';
import { sayer } from '#base/locale/words';
import type { SignedIn } from '#base/shopper/rules';
import type { SavedRestock } from '#buying/restock/contract';
import { REMIND_DAYS } from '#buying/restock/rules';
import { restockMessageWords } from '#buying/restock/words/messages';
import type { Visit } from '#platform/visit';
import { askLetter } from './letters.ts';
import { kept, readItems, type TypedItem } from './read-items.ts';
import type { RestockDeps } from './restock-deps.ts';
import { COUNT_RUNNING, LOCK_RESTOCKS, START_RESTOCK } from './restock-queries.ts';
import { readTerms, type Terms, type TypedTerms } from './typed-terms.ts';

/** More would be a warehouse. */
const MOST_RESTOCKS = 200;

interface Typed extends TypedTerms {
  readonly key: string;
  readonly items: readonly TypedItem[];
}

export async function startRestocks(deps: RestockDeps, visit: Visit, shopper: SignedIn, typed: Typed): Promise<SavedRestock> {
  const [read, items] = await Promise.all([readTerms(deps, visit, shopper, typed), readItems(deps, visit, shopper, typed.items)]);
  // The form of new ones has a field for each quantity; the number of an item is not typed.
  const ofItems = items.errors.map(({ field, message }) => ({ field: field.replace('itemId', 'qty'), message }));
  const errors = [...ofItems, ...('errors' in read ? read.errors : [])];
  if ('errors' in read || errors.length > 0) return { errors, ids: [] };
  const ids = typed.items.map((_, at) => idOf(`${shopper.shopperId} ${typed.key} ${at}`));
  const { terms } = read;
  const started = await deps.db.transaction(async (tx) => {
    await tx.many(LOCK_RESTOCKS, [shopper.shopperId]);
    if ((await tx.one(COUNT_RUNNING, [shopper.shopperId])).count + ids.length > MOST_RESTOCKS) return false;
    const told: string[] = [];
    for (const [at, { itemId, qty, unit }] of items.lines.entries()) {
      const restockId = ids[at] ?? '';
      const place = { siteId: visit.site.id, locale: visit.copyLocale, remindedOn: remindedOn(terms, visit) };
      const row = await tx.maybe(START_RESTOCK, { ...place, ...kept(shopper, restockId, terms, { itemId, qty, unit }), now: visit.now });
      if (row !== undefined) told.push(restockId);
    }
    if (told.length > 0) await askLetter(tx, deps, { kind: 'started', ownerId: shopper.shopperId, restockIds: told, day: terms.nextOn });
    return true;
  });
  if (started) return { errors: [], ids };
  return {
    errors: [{ field: 'qty-0', message: sayer(restockMessageWords, visit.copyLocale)('RESTOCKS_FULL', { most: MOST_RESTOCKS }) }],
    ids: [],
  };
}

/** The same key makes the same ids, so a repeat starts nothing more. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

/** What comes within the days of the reminder is told by the first mail already. */
const remindedOn = ({ nextOn }: Terms, { now, site }: Visit): string | null =>
  nextOn <= addDays(localDay(now, site.timeZone), REMIND_DAYS) ? nextOn : null;
