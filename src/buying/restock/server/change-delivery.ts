// Changes where, from what and when everything that comes on one day comes, in one step (ATC-7).
import { localDay } from '#base/calendar/rules';
import { sayer } from '#base/locale/words';
import type { SignedIn } from '#base/shopper/rules';
import { dayProblem, moveDelivery, type MoveProblem } from '#buying/restock/rules';
import { restockMessageWords } from '#buying/restock/words/messages';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { shipToOf } from './buyer-of.ts';
import { CHANGE_BY_ID, CHANGE_DELIVERY, isSame, KEEP_CHANGE, termsOf, type ChangedLine, type DeliveryTerms } from './delivery-rows.ts';
import { UNSKIP } from './due-queries.ts';
import { HAS_DAY } from './due-reading.ts';
import { askLetter } from './letters.ts';
import { BY_INVOICE } from './restock-choices.ts';
import type { RestockDeps } from './restock-deps.ts';
import { LOCK_RESTOCKS } from './restock-queries.ts';
import { scheduleOf, type RestockRow } from './restock-rows.ts';
import { paymentProblem, placeOf, problemText, type FieldError } from './typed-terms.ts';

export interface TypedDelivery {
  /** Names the change: a repeat with the same key changes nothing more. */
  readonly key: string;
  /** The day whose delivery it is. */
  readonly on: string;
  readonly restockIds: readonly string[];
  /** '' leaves each restock its own. */
  readonly addressId: string;
  readonly paymentId: string;
  readonly nextOn: string;
}

type Changed = { readonly errors: readonly FieldError[]; readonly changeId: string } | 'RESTOCK_NOT_FOUND';

export async function changeDelivery(deps: RestockDeps, visit: Visit, shopper: SignedIn, typed: TypedDelivery): Promise<Changed> {
  const errors = await problemsOf(deps, visit, shopper, typed);
  return deps.db.transaction(async (tx) => {
    const { shopperId: ownerId } = shopper;
    const rows = (await tx.many(LOCK_RESTOCKS, [ownerId])).filter(({ site_id: siteId }) => siteId === visit.site.id);
    const wanted = [...new Set(typed.restockIds)].map((id) => rows.find(({ restock_id: restockId }) => restockId === id));
    const own = wanted.filter((row) => row !== undefined);
    if (own.length < wanted.length) return 'RESTOCK_NOT_FOUND';
    if ((await tx.maybe(CHANGE_BY_ID, [ownerId, typed.key])) !== undefined) return { errors: [], changeId: typed.key };
    if (errors.length > 0) return { errors, changeId: '' };
    const lines: ChangedLine[] = [];
    for (const row of own) lines.push(await changeOne(tx, row, typed, visit.now));
    await tx.run(KEEP_CHANGE, [ownerId, typed.key, visit.site.id, visit.now, JSON.stringify(lines)]);
    await tellChanged(tx, deps, ownerId, lines);
    return { errors: [], changeId: typed.key };
  });
}

/** One mail for everything that was changed. */
export async function tellChanged(tx: Queries, deps: RestockDeps, ownerId: string, lines: readonly ChangedLine[]): Promise<void> {
  const changed = lines.filter(({ outcome }) => outcome === 'changed' || outcome === 'undone');
  const day = changed[0]?.[changed[0].outcome === 'changed' ? 'after' : 'before'].next_on;
  if (typeof day !== 'string') return;
  await askLetter(tx, deps, { kind: 'changed', ownerId, restockIds: changed.map(({ restockId }) => restockId), day });
}

async function problemsOf({ db }: RestockDeps, visit: Visit, shopper: SignedIn, typed: TypedDelivery): Promise<FieldError[]> {
  const { addressId, paymentId, on, nextOn } = typed;
  const say = sayer(restockMessageWords, visit.copyLocale);
  const errors: FieldError[] = [];
  const code = nextOn === on ? null : dayProblem(nextOn, localDay(visit.now, visit.site.timeZone));
  if (code !== null) errors.push({ field: 'nextOn', message: problemText({ field: 'nextOn', code }, visit) });
  const place = placeOf(addressId);
  const isSent =
    addressId === '' || (await shipToOf(db, { address_id: place.addressId, location_id: place.locationId }, shopper, visit)) !== undefined;
  if (!isSent) errors.push({ field: 'addressId', message: say('ADDRESS_MISSING') });
  if (paymentId !== '' && (await paymentProblem(db, visit, shopper, paymentId)))
    errors.push({ field: 'paymentId', message: say('PAYMENT_MISSING') });
  return errors;
}

async function changeOne(tx: Queries, row: RestockRow, typed: TypedDelivery, now: Date): Promise<ChangedLine> {
  const before = termsOf(row);
  const stays = (outcome: ChangedLine['outcome']): ChangedLine => ({ restockId: row.restock_id, outcome, before, after: before });
  if ((row.state !== 'active' && row.state !== 'attention') || row.next_on !== typed.on) return stays('notThatDay');
  const after = await termsAfter(tx, row, typed);
  if (typeof after === 'string') return stays(after);
  if (isSame(before, after)) return stays('same');
  await tx.run(CHANGE_DELIVERY, { ...after, owner_id: row.owner_id, restock_id: row.restock_id, now });
  return { restockId: row.restock_id, outcome: 'changed', before, after };
}

async function termsAfter(tx: Queries, row: RestockRow, { on, addressId, paymentId, nextOn }: TypedDelivery) {
  const { addressId: address, locationId } = placeOf(addressId);
  const place = addressId === '' ? row : { address_id: address, location_id: locationId };
  const card = paymentId === '' ? row.card_id : paymentId === BY_INVOICE ? null : paymentId;
  const moved = nextOn === on ? termsOf(row) : await movedTo(tx, row, on, nextOn);
  return typeof moved === 'string'
    ? moved
    : termsOf({ ...moved, address_id: place.address_id, location_id: place.location_id, card_id: card });
}

async function movedTo(tx: Queries, row: RestockRow, on: string, to: string): Promise<DeliveryTerms | MoveProblem> {
  const moved = moveDelivery(scheduleOf(row), on, to);
  if (!moved.ok) return moved.problem;
  // A day that its owner skipped before comes after all.
  await tx.many(UNSKIP, [row.owner_id, row.restock_id, to, to]);
  if ((await tx.maybe(HAS_DAY, [row.owner_id, row.restock_id, to])) !== undefined) return 'dayTaken';
  const { anchor, dates, nextOn } = moved.value;
  return { ...termsOf(row), anchor_on: anchor, next_on: nextOn, dates };
}
