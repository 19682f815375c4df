// What restocks need from the rest of the shop.
import type { Budgets } from '#buying/budgets/server';
import type { Carts } from '#buying/cart/server';
import type { Checkouts } from '#buying/checkout/server';
import type { Goods, Settling } from '#buying/orders/server';
import type { PlaceOrder } from '#buying/placing/server';
import type { Catalog } from '#goods/catalog/server';
import type { Coupons } from '#goods/promotions/server';
import type { ShopperOfProfile } from '#people/sessions/server';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Jobs } from '#platform/jobs';
import type { Mailer } from '#platform/mail';

export interface RestockDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly hosts: Hosts;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly mailer: Mailer;
  readonly carts: Pick<Carts, 'price' | 'begin' | 'hold' | 'end'>;
  readonly checkouts: Pick<Checkouts, 'keepDelivery' | 'keepPayment' | 'keepBilling'>;
  readonly settling: Pick<Settling, 'settle'>;
  /** Placing, as for every order. */
  readonly place: PlaceOrder;
  readonly shopperOf: ShopperOfProfile;
  readonly budgets: Budgets;
  readonly catalog: Pick<Catalog, 'get'>;
  readonly coupons: Pick<Coupons, 'ofRestocks'>;
  /** Title, address and picture of an item. */
  readonly goods: Goods;
}
