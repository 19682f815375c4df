// What the head of the cart page says about the kind of cart.
import { expect, test } from 'vitest';
import { cartOf } from '#test/screen/cart-store';
import { served, SHOP } from '#test/screen/page';
import { CartHead } from './cart-head.tsx';

const SWITCHES = { buyNow: true, saveForLater: true, furnitureServices: false, easyRewards: false, lineBudgetCenter: true };
const METADATA = {
  displayRules: { freeShippingProgress: false, savings: false, estimatedTax: false },
  cartProperty: { maxItemAllowed: 200, taxExemptType: null, hsn: null },
};

/** `specialOrder`: the shopper may place special orders. */
function shown(type: 'STANDARD' | 'SPECIAL', specialOrder: boolean, copyLocale: 'en-US' | 'fr-CA' = 'en-US'): string {
  const cart = cartOf([], { type, metadata: { ...METADATA, uiSwitches: { ...SWITCHES, specialOrder } } });
  return served(<CartHead cart={cart} busy={false} />, { ...SHOP, copyLocale });
}

test('[CART-29] a special order is marked as one, and no other cart is', () => {
  expect(shown('SPECIAL', false)).toContain('Special order');
  expect(shown('SPECIAL', false, 'fr-CA')).toContain('Commande spéciale');
  expect(shown('STANDARD', true)).not.toContain('Special order');
});

test('[B2B-7] who may place special orders makes the cart one, or a regular order again; nobody else is offered it', () => {
  expect(shown('STANDARD', true)).toContain('Make this a special order');
  expect(shown('STANDARD', true)).toContain('value="SPECIAL"');
  expect(shown('SPECIAL', true)).toContain('Make this a regular order');
  expect(shown('SPECIAL', true)).toContain('value="STANDARD"');
  expect(shown('STANDARD', false)).not.toContain('special order');
  expect(shown('SPECIAL', false)).not.toContain('regular order');
});
