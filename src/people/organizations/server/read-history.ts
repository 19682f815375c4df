// Who changed what about the people of an organization, newest first.
import type { Permissions } from '#base/access/rules';
import { readRole } from '#people/organizations/rules';
import type { Queries } from '#platform/db';
import type { Actor } from './actor.ts';
import { EVENTS, type EventRow } from './organization-queries.ts';

const PER_PAGE = 25;

/** Whoever manages people or the organization reads everything, the others what happened to ship-to locations. */
export async function readHistory(on: Queries, { accountNumber }: Actor, page: number, permissions: Permissions) {
  const readsAll = permissions.has('H_MU') || permissions.has('H_SAM');
  const ask = (at: number) => on.many(EVENTS, [accountNumber, PER_PAGE, (at - 1) * PER_PAGE, readsAll]);
  const found = await ask(page);
  // A page that no longer exists shows the first.
  const isGone = found.length === 0 && page > 1;
  const rows = isGone ? await ask(1) : found;
  const events = rows.map(({ at, kind, actor_name: actorName, about, detail }) => ({
    at: at.toISOString(),
    kind,
    actorName,
    about,
    role: detail.role ?? '',
    granted: [...(detail.granted ?? [])],
    withheld: [...(detail.withheld ?? [])],
    before: beforeOf(detail.before),
    group: detail.group ?? '',
  }));
  return { events, page: isGone ? 1 : page, pages: Math.ceil((rows[0]?.count ?? 0) / PER_PAGE) };
}

function beforeOf(kept: EventRow['detail']['before']) {
  const role = readRole(kept?.role ?? '');
  return kept === undefined || role === null ? null : { role, granted: [...kept.granted], withheld: [...kept.withheld] };
}
