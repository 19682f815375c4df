// Adds up the amounts of the lines of a cart (CART-16).
import type { TaxShare } from '#goods/tax/rules';
import { isBundlePart } from './bundle-parts.ts';
import { furnitureServiceOf } from './furniture-service.ts';
import type { PricedLine } from './priced-line.ts';

interface TaxSum {
  readonly share: TaxShare;
  cents: number;
}

/** Adds up the lines that count, and the taxes of all of them by jurisdiction. */
export function sumLines(lines: readonly PricedLine[]) {
  const sum = {
    gross: 0,
    item: 0,
    basket: 0,
    whole: 0,
    instant: 0,
    sale: 0,
    regular: 0,
    handling: 0,
    surcharge: 0,
    furniture: 0,
    perUnit: 0,
    units: 0,
    lines: 0,
  };
  const taxes: TaxSum[] = [];
  let furnitureTbd = false;
  for (const line of lines) {
    if (isBundlePart(line.line)) continue;
    sum.lines += 1;
    sum.units += line.line.qty;
    if (!line.counted || line.price === null) continue;
    sum.gross += line.gross;
    sum.item += line.itemDiscount;
    sum.basket += line.off.basket;
    sum.whole += line.basketDiscount;
    sum.instant += line.off.instant;
    const saved = line.price.was === null ? 0 : (line.price.was - line.price.each) * line.line.qty;
    sum.regular += saved;
    if (line.price.source === 'sale') sum.sale += saved;
    sum.handling += line.handling;
    sum.surcharge += line.surcharge;
    sum.furniture += line.furniture;
    furnitureTbd ||= furnitureServiceOf(line.line)?.level === 'CUST';
    sum.perUnit = Math.max(sum.perUnit, line.surcharge / line.line.qty);
    for (const share of line.taxes) addTaxShare(taxes, share);
  }
  return { sum, taxes, furnitureTbd };
}

/** Two rates of one jurisdiction (goods and groceries) make one line of the receipt. The list is short. */
export function addTaxShare(taxes: TaxSum[], share: TaxShare): void {
  for (const one of taxes) {
    if (one.share.name === share.name && one.share.jurisdiction === share.jurisdiction) {
      one.cents += share.cents;
      return;
    }
  }
  taxes.push({ share, cents: share.cents });
}
