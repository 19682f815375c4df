// Fields that few lines have (§3 Cart item); other lines omit them.
import type { CartItem } from '#buying/cart/contract';
import {
  furnitureFeePerUnit,
  furnitureServiceOf,
  hasFurnitureService,
  surchargeAlternates,
  takesRewards,
  type FurnitureLevel,
  type PricedLine,
} from '#buying/cart/rules';
import { dollars, type ItemView } from './item-view.ts';

type Rare = Pick<
  CartItem,
  | 'altItem'
  | 'customSkuCode'
  | 'customization'
  | 'furnSvcInfo'
  | 'itemAccountInfo'
  | 'surchargeSplit'
  | 'surchargeAlts'
  | 'requiredItemIds'
  | 'easyRewardsItem'
  | 'forceDelete'
  | 'source'
  | 'byRepresentative'
  | 'addToCartPriceInfo'
>;

const LEVELS: readonly FurnitureLevel[] = ['BASC', 'CUST'];
export function rareFields(priced: PricedLine, view: ItemView): Rare {
  const { line, product, surcharge } = priced;
  const { extra, parent } = line;
  const rare: { -readonly [K in keyof Rare]: Rare[K] } = {};
  if (extra !== null) {
    if (extra.altOf !== undefined) rare.altItem = { altType: extra.altOf.type, origItemId: extra.altOf.itemId };
    const { budgetCenter: bcName, purchaseOrder: po } = extra;
    if (bcName !== undefined || po !== undefined)
      rare.itemAccountInfo = { ...(bcName !== undefined && { bcName }), ...(po !== undefined && { po }) };
    if (extra.custom !== undefined) {
      const { customSkuCode, lines, color, typeface, artwork } = extra.custom;
      rare.customSkuCode = customSkuCode;
      rare.customization = { lines: [...lines], color, typeface, ...(artwork !== undefined && { artwork }) };
    }
    if (extra.source !== undefined) rare.source = extra.source;
    if (extra.byRepresentative !== undefined) rare.byRepresentative = Math.min(extra.byRepresentative, line.qty);
  }
  if (line.seenCents !== null && priced.price !== null && line.seenCents !== priced.price.each)
    rare.addToCartPriceInfo = { finalPricePerUnit: dollars(line.seenCents) };
  if (parent !== null) rare.requiredItemIds = [view.itemOf(parent.cartItemId) ?? ''];
  // An item with a replacement stays, so that its line can offer it.
  if (product === undefined || (product.status !== 'active' && product.replacement === null)) rare.forceDelete = true;
  if (product === undefined) return rare;
  if (hasFurnitureService(product)) rare.furnSvcInfo = furnitureOf(priced, view);
  if (surcharge > 0) {
    rare.surchargeSplit = { qty: line.qty, feePerUnit: dollars(surcharge / line.qty), fee: dollars(surcharge) };
    if (view.without.alternates !== true) rare.surchargeAlts = [...surchargeAlternates(product, view.facts)];
  }
  if (view.facts.shopper.rewardsNumber !== null && takesRewards(product)) rare.easyRewardsItem = true;
  return rare;
}

function furnitureOf({ line, furniture }: PricedLine, { facts }: ItemView): NonNullable<CartItem['furnSvcInfo']> {
  const chosen = furnitureServiceOf(line);
  const feeOf = (level: FurnitureLevel): number | null => {
    const cents = furnitureFeePerUnit(level, facts.site.currency);
    return cents === null ? null : dollars(cents);
  };
  return {
    level: chosen?.level ?? null,
    qty: chosen?.qty ?? 0,
    fee: chosen === null || feeOf(chosen.level) === null ? null : dollars(furniture),
    levels: LEVELS.map((level) => ({ level, feePerUnit: feeOf(level) })),
  };
}
