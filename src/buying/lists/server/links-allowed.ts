import type { ListViewer } from '#buying/lists/rules';
import type { Queries } from '#platform/db';
import { LINKS_ALLOWED } from './list-queries.ts';

/** Who shops without an organization may give links to lists of their own. */
export async function linksAllowed(on: Queries, { accountNumber }: Pick<ListViewer, 'accountNumber'>): Promise<boolean> {
  return accountNumber === null || (await on.one(LINKS_ALLOWED, [accountNumber])).allowed;
}
