// What of the cart page depends on a purchasing system that has opened it.
import { expect, test } from 'vitest';
import type { PunchoutNow } from '#buying/punchout/contract';
import { cartOf, line } from '#test/screen/cart-store';
import { served } from '#test/screen/page';
import { LineActions } from '../line/line-actions.tsx';
import { LineQuantity } from '../line/line-quantity.tsx';
import { CartHead } from './cart-head.tsx';
import { Representative } from './representative-here.ts';

const VISIT = { system: 'Tidewater', organization: 'Harbor', buyer: 'Ruth', until: '2026-12-01T14:00:00Z', isOver: false, missing: [] };
const toner = line('toner', {
  qty: 1_200,
  product: { name: 'Toner', inStoreOnlyProduct: false },
  shippingInfo: { pickStoreNumber: null },
  itemAttributes: { membershipSKU: false },
} as never);
const cart = cartOf([toner], { type: 'STANDARD', metadata: { uiSwitches: { specialOrder: true } } } as never);

const shown = (operation: PunchoutNow['operation']): string => {
  const here = { acting: null, sent: false, change: null, isUndone: false, punchout: { ...VISIT, operation } };
  return served(
    <Representative value={here}>
      <CartHead cart={cart} busy={false} />
      <LineQuantity item={toner} />
      <LineActions item={toner} canBeSaved={false} />
    </Representative>,
  );
};

test('[B2B-9] a cart that a purchasing system only shows has its quantities as text and nothing to press; one that is edited has fields', () => {
  const viewed = shown('inspect');
  expect(viewed).toContain('1,200');
  expect(viewed).not.toMatch(/<(?:button|input|a)\b/);
  const edited = shown('edit');
  for (const word of ['name="qty"', 'Remove', 'Add by item number', 'special order']) expect(edited).toContain(word);
});
