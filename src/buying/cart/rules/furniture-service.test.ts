import { expect, test } from 'vitest';
import { furnitureFee, furnitureServiceOf, type FurnitureLevel } from './furniture-service.ts';

const line = (qty: number, level: FurnitureLevel, pieces: number) => ({ qty, extra: { furniture: { level, qty: pieces } } });

test('[CART-16] the service never covers, or charges for, more pieces than the line has now', () => {
  expect(furnitureServiceOf(line(1, 'BASC', 3))).toEqual({ level: 'BASC', qty: 1 });
  expect(furnitureFee(line(1, 'BASC', 3), 'USD')).toBe(3_900);
  expect(furnitureServiceOf(line(4, 'BASC', 3))).toEqual({ level: 'BASC', qty: 3 });
  expect(furnitureFee(line(4, 'BASC', 3), 'CAD')).toBe(14_700);
});

test('[CART-16] a service priced by telephone has no fee yet, and a line without a service has none', () => {
  expect(furnitureFee(line(2, 'CUST', 2), 'USD')).toBe(0);
  expect(furnitureServiceOf({ qty: 2, extra: null })).toBeNull();
  expect(furnitureFee({ qty: 2, extra: {} }, 'USD')).toBe(0);
});
