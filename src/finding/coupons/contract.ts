// Coupons that everybody is told about, and what the shop offers to a visitor (B2B-7, HDR-5).
import Type from 'typebox';
import { all, orNull } from '#base/schema/contract';

export const ListedCoupon = Type.Object({
  ...all(Type.String(), 'code', 'title'),
  /** Its conditions, a sentence each. */
  terms: Type.Array(Type.String()),
  /** The goods it is for, when they are one category. */
  goods: orNull(Type.Object(all(Type.String(), 'name', 'href'))),
});

export const couponsContract = {
  'GET /api/promotions': {
    summary: 'The coupons that everybody is told about',
    access: { visitorWith: 'PD' },
    ids: {},
    reply: Type.Object({ coupons: Type.Array(ListedCoupon) }),
  },
  'GET /api/offers': {
    summary: 'Whether the visitor is offered deals and coupons, so that pages lead there',
    access: 'shopper',
    ids: {},
    reply: Type.Object(all(Type.Boolean(), 'deals', 'promotions')),
  },
} as const;
