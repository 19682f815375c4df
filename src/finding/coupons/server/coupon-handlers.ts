// Handlers of the coupons that everybody is told about, from memory.
import type { couponsContract } from '#finding/coupons/contract';
import { isListedCoupon } from '#finding/coupons/rules';
import { couponsWords } from '#finding/coupons/words';
import { sayer } from '#base/locale/words';
import { refuse } from '#base/outcome/rules';
import { catalogView, type Catalog } from '#goods/catalog/server';
import type { Contracts } from '#goods/pricing/server';
import type { Coupons } from '#goods/promotions/server';
import type { Handlers } from '#platform/contract';
import { listedCoupon } from './listed-coupon.ts';

export interface CouponPageFacts {
  readonly catalog: Catalog;
  readonly contracts: Contracts;
  readonly coupons: Pick<Coupons, 'advertised' | 'knownUses'>;
}

export function couponHandlers({ catalog, contracts, coupons }: CouponPageFacts): Handlers<typeof couponsContract> {
  return {
    denied: (visit) => refuse(403, 'FORBIDDEN', sayer(couponsWords, visit.copyLocale)('server.notOffered')),

    'GET /api/promotions': async ({ visit }) => {
      const view = await catalogView(visit, contracts);
      const here = { site: view.site.id, day: view.today };
      const listed = coupons
        .advertised()
        .filter((coupon) => isListedCoupon(coupon, { ...here, used: coupons.knownUses(coupon.code).total }));
      return { coupons: listed.map((coupon) => listedCoupon(coupon, catalog, view)) };
    },

    'GET /api/offers': async ({ visit }) => (await catalogView(visit, contracts)).offers,
  };
}
