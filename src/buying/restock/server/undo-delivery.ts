// Takes a change of a whole day's delivery back, for each restock that nothing else has happened to since (ATC-7).
import { done, failed, type Outcome } from '#base/outcome/rules';
import { SHIPPED_SITES } from '#base/site/rules';
import type { SignedIn } from '#base/shopper/rules';
import { placedFrom, RETURN_MS } from '#buying/restock/rules';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { shipToOf } from './buyer-of.ts';
import { tellChanged } from './change-delivery.ts';
import {
  CHANGE_BY_ID,
  CHANGE_DELIVERY,
  isSame,
  UNDO_CHANGE,
  type ChangedLine,
  type ChangeRow,
  type DeliveryTerms,
} from './delivery-rows.ts';
import { HAS_DAY } from './due-reading.ts';
import { BY_INVOICE } from './restock-choices.ts';
import type { RestockDeps } from './restock-deps.ts';
import { LOCK_RESTOCKS } from './restock-queries.ts';
import type { RestockRow } from './restock-rows.ts';
import { paymentProblem } from './typed-terms.ts';

/** A repeated press changes nothing more. */
export async function undoDelivery(
  deps: RestockDeps,
  visit: Visit,
  shopper: SignedIn,
  changeId: string,
): Promise<Outcome<null, 'RESTOCK_NOT_FOUND' | 'TOO_LATE'>> {
  const { shopperId: ownerId } = shopper;
  const gone = await goneTerms(deps, visit, shopper, changeId);
  return deps.db.transaction(async (tx) => {
    const rows = await tx.many(LOCK_RESTOCKS, [ownerId]);
    const change = await changeOf(tx, visit, ownerId, changeId);
    if (change === undefined) return failed('RESTOCK_NOT_FOUND');
    if (change.undone_at !== null) return done(null);
    if (!canUndo(change, visit.now)) return failed('TOO_LATE');
    const byId = new Map(rows.map((row) => [row.restock_id, row]));
    const lines: ChangedLine[] = [];
    for (const line of change.lines) lines.push(await undoOne(tx, byId.get(line.restockId), line, { now: visit.now, gone }));
    await tx.run(UNDO_CHANGE, [ownerId, changeId, visit.now, JSON.stringify(lines)]);
    await tellChanged(
      tx,
      deps,
      ownerId,
      lines.filter(({ outcome }) => outcome === 'undone'),
    );
    return done(null);
  });
}

export async function changeOf(on: Queries, { site }: Visit, ownerId: string, changeId: string): Promise<ChangeRow | undefined> {
  const change = await on.maybe(CHANGE_BY_ID, [ownerId, changeId]);
  return change?.site_id === site.id ? change : undefined;
}

export const canUndo = ({ lines, changed_at: at, undone_at: undone }: ChangeRow, now: Date): boolean =>
  undone === null && now.getTime() - at.getTime() < RETURN_MS && lines.some(({ outcome }) => outcome === 'changed');

const keyOf = ({ address_id: address, location_id: location, card_id: card }: DeliveryTerms): string =>
  JSON.stringify([address, location, card]);

/** Former addresses and cards that cannot be used any more, by `keyOf`: nothing goes back to them. */
async function goneTerms({ db }: RestockDeps, visit: Visit, shopper: SignedIn, changeId: string): Promise<ReadonlySet<string>> {
  const change = await changeOf(db, visit, shopper.shopperId, changeId);
  const terms = new Map(change?.lines.map(({ before }) => [keyOf(before), before]) ?? []);
  const gone = new Set<string>();
  for (const [key, before] of terms) {
    const hasPlace = (await shipToOf(db, before, shopper, visit)) !== undefined;
    if (!hasPlace || (await paymentProblem(db, visit, shopper, before.card_id ?? BY_INVOICE))) gone.add(key);
  }
  return gone;
}

interface Undoing {
  readonly now: Date;
  readonly gone: ReadonlySet<string>;
}

async function undoOne(tx: Queries, row: RestockRow | undefined, line: ChangedLine, { now, gone }: Undoing): Promise<ChangedLine> {
  const { outcome, before, after, restockId } = line;
  if (outcome !== 'changed') return line;
  if (row === undefined || row.state === 'ended') return { ...line, outcome: 'ended' };
  if (!isSame(row, after)) return { ...line, outcome: 'changedSince' };
  if (gone.has(keyOf(before))) return { ...line, outcome: 'gone' };
  if (before.next_on !== null && before.next_on !== after.next_on) {
    if (placedFrom(before.next_on, SHIPPED_SITES[row.site_id].timeZone) <= now) return { ...line, outcome: 'tooLate' };
    if ((await tx.maybe(HAS_DAY, [row.owner_id, restockId, before.next_on])) !== undefined) return { ...line, outcome: 'changedSince' };
  }
  await tx.run(CHANGE_DELIVERY, { ...before, owner_id: row.owner_id, restock_id: restockId, now });
  return { ...line, outcome: 'undone' };
}
