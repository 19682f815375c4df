// Purchase orders as screens show them: with their names, in dollars.
import type { PurchaseOrderView } from '#buying/purchase-orders/contract';
import { isNearlyUsed, purchaseOrderState } from '#buying/purchase-orders/rules';
import { locationLabel } from '#people/locations/rules';
import { locationNames } from '#people/locations/server';
import { groupsOf } from '#people/organizations/server';
import { listMembers } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import type { PurchaseOrderRow } from './purchase-order-queries.ts';

export const dollars = (cents: number): number => cents / 100;
export const dollarsOr = (cents: number | null): number | null => (cents === null ? null : dollars(cents));

export async function viewsOf(
  on: Queries,
  accountNumber: string,
  rows: readonly PurchaseOrderRow[],
  today: string,
): Promise<PurchaseOrderView[]> {
  const ids = [...new Set(rows.flatMap((row) => row.profile_ids))];
  const [groups, locations, { members }] = await Promise.all([
    rows.some((row) => row.group_ids.length > 0) ? groupsOf(on, accountNumber) : [],
    rows.some((row) => row.location_ids.length > 0) ? locationNames(on, accountNumber) : [],
    ids.length === 0 ? { members: [] } : listMembers(on, accountNumber, { search: '', active: null, ids, limit: ids.length, offset: 0 }),
  ]);
  return rows.map((row) => {
    const { po_id: poId, number, description, currency, amount, held, spent, valid_from: validFrom, valid_until: validUntil } = row;
    const left = amount === null ? null : amount - held - spent;
    const state = purchaseOrderState({ validFrom, validUntil, closed: row.closed_at !== null }, today);
    return {
      poId,
      number,
      description,
      currency,
      amount: dollarsOr(amount),
      left: dollarsOr(left),
      held: dollars(held),
      spent: dollars(spent),
      validFrom,
      validUntil,
      state,
      nearlyUsed: (state === 'open' || state === 'upcoming') && isNearlyUsed(amount, left),
      everybody: row.everybody,
      everywhere: row.everywhere,
      groups: groups.filter(({ groupId }) => row.group_ids.includes(groupId)).map(({ groupId, name }) => ({ groupId, name })),
      people: members
        .filter(({ profileId }) => row.profile_ids.includes(profileId))
        .map(({ profileId, fullName, email }) => ({ profileId, name: fullName || email })),
      locations: locations
        .filter(({ locationId }) => row.location_ids.includes(locationId))
        .map((one) => ({ locationId: one.locationId, name: locationLabel(one) })),
    };
  });
}
