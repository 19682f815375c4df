// The marks a product may carry (CAT-1), by the names under which the database keeps them.
import type { ProductFlags } from './product-facts.ts';

export type ProductFlag = keyof ProductFlags;

export const PRODUCT_FLAGS = [
  'bopisEligible',
  'shipFromStore',
  'preOrder',
  'comingSoon',
  'inStoreOnly',
  'seePriceInCart',
  'newPackaging',
  'limitedQuantity',
  'wholesaler',
  'healthCare',
  'bestSeller',
] as const satisfies readonly ProductFlag[];
