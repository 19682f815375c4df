// The groups, people and locations of an organization, which its purchase orders may be limited to.
import type { Limits } from '#buying/purchase-orders/contract';
import { locationLabel } from '#people/locations/rules';
import { locationNames, readAssignees } from '#people/locations/server';
import { groupsOf, type Actor } from '#people/organizations/server';
import { listMembers } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import type { PurchaseOrderLimits } from './purchase-order-store.ts';

/** For a form: retired locations and deactivated people are offered no more. */
export async function readLimits(on: Queries, actor: Actor): Promise<Limits> {
  const [assignees, locations] = await Promise.all([readAssignees(on, actor), locationNames(on, actor.accountNumber)]);
  const offered = locations.filter(({ retired }) => !retired).map((one) => ({ locationId: one.locationId, name: locationLabel(one) }));
  return { ...assignees, locations: offered };
}

export type LimitRefusal = 'GROUP_NOT_FOUND' | 'PERSON_NOT_FOUND' | 'LOCATION_NOT_FOUND';

/** Null: all groups, people and locations are of the organization. */
export async function unknownLimit(
  tx: Queries,
  accountNumber: string,
  { groupIds, profileIds, locationIds }: Pick<PurchaseOrderLimits, 'groupIds' | 'profileIds' | 'locationIds'>,
): Promise<LimitRefusal | null> {
  const groups = groupIds.length === 0 ? [] : await groupsOf(tx, accountNumber);
  if (groupIds.some((id) => !groups.some(({ groupId }) => groupId === id))) return 'GROUP_NOT_FOUND';
  const locations = locationIds.length === 0 ? [] : await locationNames(tx, accountNumber);
  if (locationIds.some((id) => !locations.some(({ locationId }) => locationId === id))) return 'LOCATION_NOT_FOUND';
  if (profileIds.length === 0) return null;
  const asked = { search: '', active: null, ids: profileIds, limit: profileIds.length, offset: 0 };
  const { members } = await listMembers(tx, accountNumber, asked);
  return members.length === new Set(profileIds).size ? null : 'PERSON_NOT_FOUND';
}
