// What memberships need from the rest of the shop.
import type { Carts } from '#buying/cart/server';
import type { Checkouts } from '#buying/checkout/server';
import type { OrderLifecycle, Settling } from '#buying/orders/server';
import type { PlaceOrder } from '#buying/placing/server';
import type { Catalog } from '#goods/catalog/server';
import type { Coupons } from '#goods/promotions/server';
import type { ShopperOfProfile } from '#people/sessions/server';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Jobs } from '#platform/jobs';
import type { Limits } from '#platform/limits';
import type { Mailer } from '#platform/mail';

/** What granting needs, which the end of every order calls. */
export interface GrantDeps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly lifecycle: Pick<OrderLifecycle, 'step'>;
  readonly failed: (error: unknown) => void;
}

export interface MembershipDeps extends GrantDeps {
  readonly limits: Limits;
  readonly clock: Clock;
  readonly hosts: Hosts;
  readonly mailer: Mailer;
  readonly carts: Pick<Carts, 'price' | 'begin' | 'hold' | 'end'>;
  readonly checkouts: Pick<Checkouts, 'keepDelivery' | 'keepPayment'>;
  readonly settling: Pick<Settling, 'settle'>;
  /** Placing, as for every order. */
  readonly place: PlaceOrder;
  readonly shopperOf: ShopperOfProfile;
  readonly catalog: Pick<Catalog, 'all' | 'get' | 'version'>;
  readonly coupons: Pick<Coupons, 'ofMembers'>;
}
