// What comes on one day and what its delivery can be changed to; and what became of a change.
import { localDay } from '#base/calendar/rules';
import { isDay } from '#base/locale/rules';
import type { SignedIn } from '#base/shopper/rules';
import type { ChangedDelivery, RestockDelivery } from '#buying/restock/contract';
import type { Visit } from '#platform/visit';
import { readViews } from './read-restocks.ts';
import { BY_INVOICE, LOCATION, readChoices } from './restock-choices.ts';
import type { RestockDeps } from './restock-deps.ts';
import { RESTOCKS_ON } from './restock-queries.ts';
import { itemView } from './restock-view.ts';
import type { ChangedLine } from './delivery-rows.ts';
import { RESTOCK_OF_OWNER } from './restock-queries.ts';
import { canUndo, changeOf } from './undo-delivery.ts';

/** '' for what they do not have in common. */
const common = (ids: readonly string[]): string => (new Set(ids).size === 1 ? (ids[0] ?? '') : '');

export async function readDelivery(deps: RestockDeps, visit: Visit, shopper: SignedIn, on: string): Promise<RestockDelivery> {
  const rows = !isDay(on) ? [] : await deps.db.many(RESTOCKS_ON, [shopper.shopperId, visit.site.id, on]);
  const [restocks, choices] = await Promise.all([readViews(deps, visit, shopper, { rows, until: on }), readChoices(deps, visit, shopper)]);
  return {
    on,
    restocks,
    addressId: common(rows.map(({ address_id: address, location_id: place }) => (place === null ? (address ?? '') : LOCATION + place))),
    paymentId: common(rows.map(({ card_id: cardId }) => cardId ?? BY_INVOICE)),
    choices,
    today: localDay(visit.now, visit.site.timeZone),
  };
}

export async function readChange(
  deps: RestockDeps,
  visit: Visit,
  { shopperId }: SignedIn,
  changeId: string,
): Promise<ChangedDelivery | undefined> {
  const change = await changeOf(deps.db, visit, shopperId, changeId);
  if (change === undefined) return undefined;
  const titleOf = async ({ restockId }: ChangedLine): Promise<string> => {
    const row = await deps.db.maybe(RESTOCK_OF_OWNER, [shopperId, restockId]);
    return row === undefined ? '' : itemView(deps, visit, row.item_id).title;
  };
  const results = await Promise.all(
    change.lines.map(async (line) => ({ restockId: line.restockId, title: await titleOf(line), outcome: line.outcome })),
  );
  return { changeId, results, canUndo: canUndo(change, visit.now), isUndone: change.undone_at !== null };
}
