// A line of an order as it is stored, with every cent accounted for.
import { furnitureServiceOf, type FurnitureService, type PricedLine } from '#buying/cart/rules';
import type { ProductFacts, StoreRecord } from '#goods/catalog/rules';
import type { CustomDesign } from '#goods/customization/rules';
import type { NamedContract } from '#goods/pricing/rules';
import type { TaxShare } from '#goods/tax/rules';

export interface DraftLine {
  readonly lineNo: number;
  readonly cartItemId: string;
  readonly itemId: string;
  readonly partNumber: string;
  readonly customerSku: string | null;
  /** The customization of goods made to order. */
  readonly title: string;
  readonly custom: CustomDesign | null;
  /** The line's own center; '' when the order's applies. */
  readonly budgetCenter: string;
  /** The line's own purchase order; '' when the order's applies. */
  readonly purchaseOrder: string;
  readonly qty: number;
  readonly parentLineNo: number | null;
  readonly parentRelation: string | null;
  readonly unitPrice: number;
  readonly priceSource: {
    readonly source: string;
    readonly was: number | null;
    readonly breakQty: number | null;
    /** The list price of one unit, for what a contract saves; null for what is sold by contract alone. */
    readonly list: number | null;
    /** The contract that made the price, as it was named then; null for any other price. */
    readonly contract: NamedContract | null;
  };
  readonly gross: number;
  readonly itemDiscount: number;
  readonly basketDiscount: number;
  /** Includes the furniture service. */
  readonly handling: number;
  /** The furniture service's part of `handling`. */
  readonly furniture: number;
  readonly furnitureService: FurnitureService | null;
  readonly surcharge: number;
  readonly taxes: readonly TaxShare[];
  readonly deliveryType: string;
  readonly storeNumber: string | null;
  readonly deliveryGroup: string;
  readonly levelOfService: string | null;
  readonly earliest: string | null;
  readonly latest: string | null;
  readonly readyAt: number | null;
  readonly backOrder: boolean;
  readonly stockLocation: string | null;
  readonly stockTaken: number;
  /** False for purchased gift cards, which earn no rewards. */
  readonly earns: boolean;
  /** The item's category today, for what a category earns. */
  readonly categoryId: string;
}

export interface DraftFacts {
  /** An item's name in the order's language, with its customization. */
  titleOf(product: ProductFacts, made: CustomDesign | null): string;
  store(storeNumber: string): StoreRecord | undefined;
  /** The list price of one unit, in cents. */
  listPriceOf(product: ProductFacts): number | null;
}

export function draftLine(priced: PricedLine, lineNo: number, numberOf: ReadonlyMap<string, number>, facts: DraftFacts): DraftLine {
  const { line, product, price, promise, sources } = priced;
  if (product === undefined || price === null) throw new Error('A line that counts has a product and a price');
  const parentLineNo = line.parent === null ? null : (numberOf.get(line.parent.cartItemId) ?? null);
  return {
    lineNo,
    cartItemId: line.cartItemId,
    itemId: line.itemId,
    partNumber: product.partNumber,
    customerSku: line.customerSku,
    title: facts.titleOf(product, line.extra?.custom ?? null),
    custom: line.extra?.custom ?? null,
    budgetCenter: line.extra?.budgetCenter ?? '',
    purchaseOrder: line.extra?.purchaseOrder ?? '',
    qty: line.qty,
    parentLineNo,
    parentRelation: line.parent?.relation ?? null,
    unitPrice: price.each,
    priceSource: {
      source: price.source,
      was: price.was,
      breakQty: price.breakQty,
      list: facts.listPriceOf(product),
      contract: price.contract,
    },
    gross: priced.gross,
    itemDiscount: priced.itemDiscount,
    basketDiscount: priced.basketDiscount,
    handling: priced.handling + priced.furniture,
    furniture: priced.furniture,
    furnitureService: furnitureServiceOf(line),
    surcharge: priced.surcharge,
    taxes: priced.taxes,
    deliveryType: line.delivery.type,
    storeNumber: line.delivery.storeNumber,
    deliveryGroup: promise.group,
    levelOfService: promise.levelOfService,
    earliest: promise.earliest,
    latest: promise.latest,
    readyAt: promise.readyAt,
    backOrder: promise.isBackOrder,
    // The location with the most units; the order's allocations have them all.
    stockLocation: sources[0]?.location ?? null,
    stockTaken: sources.reduce((sum, source) => sum + source.qty, 0),
    earns: product.kind !== 'giftCard' && product.kind !== 'eGiftCard',
    categoryId: product.categoryId,
  };
}
