import { expect, test } from 'vitest';
import { aProduct } from '../fixtures.ts';
import { isHidden, purchaseBlock, type BuyingRights } from './purchase-block.ts';

const anybody: BuyingRights = { contractOnly: false, inContract: false, offContract: 'allow', blocked: false, permissions: new Set() };
const goods = aProduct({ itemId: '1' });
const marked = (flag: 'healthCare' | 'wholesaler') => aProduct({ itemId: '1', flags: { ...goods.flags, [flag]: true } });

test('[B2B-4] [USR-4] without G_IOC only contract items can be bought', () => {
  expect(purchaseBlock(goods, { ...anybody, contractOnly: true })).toBe('contractOnly');
  expect(purchaseBlock(goods, { ...anybody, contractOnly: true, inContract: true })).toBeNull();
  expect(purchaseBlock(goods, { ...anybody })).toBeNull();
});

test('[B2B-4] [USR-4] items blocked by the policy are visible with G_BIO and hidden with G_IBV', () => {
  const block = purchaseBlock(goods, { ...anybody, blocked: true, permissions: new Set(['G_BIO']) });
  expect(block).toBe('policy');
  expect(purchaseBlock(goods, { ...anybody, blocked: true, permissions: new Set(['G_IBV']) })).toBe('policy');
  expect(purchaseBlock(goods, { ...anybody, blocked: true })).toBeNull();
  expect(purchaseBlock(goods, { ...anybody, blocked: true, contractOnly: true, inContract: true })).toBe('policy');
  expect([isHidden(block, new Set(['G_BIO'])), isHidden(block, new Set(['G_IBV'])), isHidden(null, new Set(['G_IBV']))]).toEqual([
    false,
    true,
    false,
  ]);
});

test('[USR-4] HC allows health-care items to everybody', () => {
  expect(purchaseBlock(marked('healthCare'), anybody)).toBe('healthCare');
  expect(purchaseBlock(marked('healthCare'), { ...anybody, permissions: new Set(['HC']) })).toBeNull();
});

test('[USR-4] G_WS allows wholesaler items; guests have it as little as accounts without it', () => {
  expect(purchaseBlock(marked('wholesaler'), anybody)).toBe('wholesaler');
  expect(purchaseBlock(marked('wholesaler'), { ...anybody, permissions: new Set(['G_WS']) })).toBeNull();
});
