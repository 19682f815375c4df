// The caller of a list request, and what answering needs.
import type { Carts } from '#buying/cart/server';
import type { ListViewer } from '#buying/lists/rules';
import type { FindItems } from '#buying/quick-order/server';
import type { KnownArtwork } from '#goods/customization/server';
import type { WaitsFor } from './list-reply.ts';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { SignedIn } from '#base/shopper/rules';

export interface ListsDeps {
  readonly db: Db;
  readonly carts: Pick<Carts, 'factsFor' | 'imageOf'>;
  readonly waitsFor: WaitsFor;
  readonly knownArtwork: KnownArtwork;
  /** The items of typed numbers, in their order; null where the shop knows none for this shopper. */
  readonly findItems: FindItems;
}

export interface ListsContext {
  readonly visit: Visit;
  readonly shopper: SignedIn;
  readonly viewer: ListViewer;
}

export function listsContextOf({ visit, shopper }: Pick<ListsContext, 'visit' | 'shopper'>): ListsContext {
  const { shopperId: profileId, account, permissions } = shopper;
  const accountNumber = account?.accountNumber ?? null;
  return { visit, shopper, viewer: { profileId, siteId: visit.site.id, accountNumber, isAdmin: permissions.has('H_MU') } };
}
