// The flags of a product (CAT-1), with their names in the database.
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
