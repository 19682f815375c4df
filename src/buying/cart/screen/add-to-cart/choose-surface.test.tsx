import { expect, test } from 'vitest';
import { breakpointOf, chooseSurface, type AddOutcome } from './choose-surface.ts';

const ADDED: AddOutcome = {
  outcome: 'added',
  goods: 1,
  asked: 1,
  coupons: 0,
  codes: [],
  otherwise: false,
  tenant: 'consumer',
  breakpoint: 'lg',
};
const business = { tenant: 'business' } as const;
const limited = (code: string) => ({ codes: [code] });

test.each<[string, Partial<AddOutcome>, string]>([
  ['one item', {}, 'drawer'],
  ['one item, business', business, 'overlay'],
  ['one item, business, narrow', { ...business, breakpoint: 'xs' }, 'drawer'],
  ['one item, business, sm', { ...business, breakpoint: 'sm' }, 'overlay'],
  ['several items', { goods: 3, asked: 3 }, 'toast'],
  ['several items, business', { ...business, goods: 3, asked: 3 }, 'toast'],
  ['several items, phone', { goods: 2, asked: 2, breakpoint: 'xxs' }, 'toast'],
  ['several items, one of them out of stock', { goods: 2, asked: 3, codes: ['OUT_OF_STOCK'], otherwise: true }, 'drawer'],
  ['several items, one of them blocked, business', { ...business, goods: 2, asked: 3, otherwise: true }, 'overlay'],
  ['several items, one of them less than asked', { goods: 3, asked: 3, codes: ['PARTIAL_QTY_AVAILABLE'], otherwise: true }, 'drawer'],
  ['several items, one of them less, business', { ...business, goods: 3, asked: 3, otherwise: true }, 'overlay'],
  ['a coupon that comes with a warning', { goods: 0, asked: 0, coupons: 1, otherwise: true }, 'drawer'],
  ['an item with its coupon', { coupons: 1 }, 'drawer'],
  ['several items with a coupon', { goods: 2, asked: 2, coupons: 1 }, 'toast'],
  ['a coupon only', { goods: 0, asked: 0, coupons: 1 }, 'toast'],
  ['a coupon only, business', { ...business, goods: 0, asked: 0, coupons: 1 }, 'toast'],
  ['several, one over its limit', { goods: 2, asked: 3, ...limited('QTY_LIMIT_EXCEEDED') }, 'drawer'],
  ['several, one over its limit, business', { ...business, goods: 2, asked: 3, ...limited('EXCEEDED_LIMIT') }, 'overlay'],
  [
    'several, one over its limit, business, phone',
    { ...business, breakpoint: 'xs', goods: 2, asked: 3, ...limited('EXCEEDED_LIMIT') },
    'drawer',
  ],
  ['more than a line holds', { ...limited('EXCEEDS_MAX_LINE_QTY') }, 'drawer'],
  ['over the item’s limit, nothing added', { outcome: 'limit', goods: 0, ...limited('QTY_LIMIT_ITEM') }, 'drawer'],
  ['out of stock', { outcome: 'outOfStock', goods: 0, codes: ['OUT_OF_STOCK'] }, 'overlay'],
  ['out of stock, business', { ...business, outcome: 'outOfStock', goods: 0, codes: ['OUT_OF_STOCK'] }, 'overlay'],
  ['out of stock, phone', { outcome: 'outOfStock', goods: 0, breakpoint: 'xs', codes: ['OUT_OF_STOCK'] }, 'drawer'],
  ['a replacement', { outcome: 'replaced' }, 'drawer'],
  ['a replacement, business', { ...business, outcome: 'replaced' }, 'overlay'],
  ['blocked', { outcome: 'unavailable', goods: 0, codes: ['BLOCKED_FOR_ADD_TO_CART'] }, 'modal'],
  ['blocked, business, md', { ...business, breakpoint: 'md', outcome: 'unavailable', goods: 0 }, 'modal'],
  ['blocked, phone', { outcome: 'unavailable', goods: 0, breakpoint: 'xs' }, 'drawer'],
  ['not reached', { outcome: 'failed', goods: 0 }, 'modal'],
  ['a coupon that was not taken', { outcome: 'unavailable', goods: 0, asked: 0, codes: ['COUPON_UNKNOWN'] }, 'modal'],
])('[ATC-1] %s opens the right surface', (_, over, wanted) => {
  expect(chooseSurface({ ...ADDED, ...over })).toBe(wanted);
});

test.each([
  [1440, 'lg'],
  [1025, 'lg'],
  [1024, 'md'],
  [821, 'md'],
  [820, 'sm'],
  [601, 'sm'],
  [600, 'xs'],
  [361, 'xs'],
  [360, 'xxs'],
])('[ATC-1] a window of %i px has the breakpoint %s', (width, wanted) => {
  expect(breakpointOf(width)).toBe(wanted);
});
