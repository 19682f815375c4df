// What orders in documents need of the shop.
import type { Carts } from '#buying/cart/server';
import type { OrderLifecycle, Orders, Papers } from '#buying/orders/server';
import type { PlacingDeps } from '#buying/placing/server';
import type { Shopper } from '#base/shopper/rules';
import type { Connections } from '#people/procurement/server';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Catalog } from '#goods/catalog/server';
import type { Contracts } from '#goods/pricing/server';

/** A price that a punchout session told the buyer's system, and that still holds. */
export interface AgreedPrice {
  readonly itemId: string;
  /** Cents. */
  readonly cents: number;
}

export interface DocumentsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly connections: Connections;
  readonly carts: Pick<Carts, 'factsFor' | 'lockWritten' | 'rememberedGuest' | 'lockRemembered'>;
  /** Placing as every order is placed; approvals are the buyer's own (decision 0402). */
  readonly placing: Omit<PlacingDeps, 'carts' | 'approvals'>;
  readonly catalog: Pick<Catalog, 'all' | 'get' | 'version'>;
  readonly contracts: Pick<Contracts, 'ofShopper'>;
  readonly orders: Pick<Orders, 'get'>;
  readonly lifecycle: Pick<OrderLifecycle, 'cancel'>;
  readonly papers: Papers;
  /** A person as the shopper of the session that they would have now; null for nobody. */
  readonly personAsShopper: (profileId: string) => Promise<Shopper | null>;
  /** Units of measure that stand for one of the item. */
  readonly unitsOf: (itemId: string) => readonly string[];
}
