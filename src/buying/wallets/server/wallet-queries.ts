// SQL of visits to vendors that pay in place of a card.
import type { Vendor } from '#buying/payment/rules';
import type { CartPurpose } from '#base/shopper/rules';
import { statement } from '#platform/db';

export type WalletOutcome = 'approved' | 'cancelled' | 'retry' | 'refused';

export interface VisitRow {
  readonly cart_id: string;
  readonly vendor: Vendor;
  readonly outcome: WalletOutcome | null;
  readonly purchase_order: string;
  readonly purchase_order_release: string;
  readonly purpose: CartPurpose;
}

interface NewVisit {
  readonly walletId: string;
  readonly ownerId: string;
  readonly siteId: string;
  readonly cartId: string;
  readonly vendor: string;
  readonly purchaseOrder: string;
  readonly purchaseOrderRelease: string;
  readonly purpose: CartPurpose;
  readonly now: Date;
}

export const BEGIN_VISIT = statement<unknown, NewVisit>(
  'wallet_begin_visit',
  (p) =>
    `insert into wallet_visit (wallet_id, owner_id, site_id, cart_id, vendor, purchase_order, purchase_order_release, purpose, begun_at)
      values (${p.walletId}, ${p.ownerId}, ${p.siteId}, ${p.cartId}, ${p.vendor}, ${p.purchaseOrder}, ${p.purchaseOrderRelease}, ${p.purpose}, ${p.now})`,
);

/** A visit of the shopper $2 on the site $3. */
export const VISIT_OF = statement<VisitRow>(
  'wallet_visit_of',
  'select cart_id, vendor, outcome, purchase_order, purchase_order_release, purpose from wallet_visit where wallet_id = $1 and owner_id = $2 and site_id = $3',
);

/** Ends a visit; only the first call returns a row. */
export const END_VISIT = statement<unknown>(
  'wallet_end_visit',
  'update wallet_visit set outcome = $3 where wallet_id = $1 and owner_id = $2 and outcome is null',
);

/** Moves the visits of a guest who signs in before returning. */
export const ADOPT_VISITS = statement<unknown>('wallet_adopt', 'update wallet_visit set owner_id = $2 where owner_id = $1');

export const FORGET_WALLET_VISITS = statement<unknown>('wallet_forget_visits', 'delete from wallet_visit where begun_at < $1');
