// The words of a receipt that its texts are made with: an argument, so that page, mail and document share the texts.
import type { CopyLocale } from '#base/locale/rules';

/** Message keys of the orders words that a receipt uses. */
export type ReceiptKey =
  | 'lineBudgetCenter'
  | 'lineContract'
  | 'linePurchaseOrder'
  | 'sentByEmail'
  | 'arrivesLater'
  | 'arrivesNot'
  | 'readyOn'
  | 'readyAt'
  | 'arrives'
  | 'arrivesBy'
  | 'arrivesBetween'
  | 'items'
  | 'coupon'
  | 'discount'
  | 'delivery'
  | 'pickup'
  | 'free'
  | 'memberSaving'
  | 'handling'
  | 'handlingWhy'
  | 'furniture'
  | 'furnitureWhy'
  | 'furnitureTbd'
  | 'furnitureTbdWhy'
  | 'serviceBASC'
  | 'serviceCUST'
  | 'surcharge'
  | 'surchargeWhy'
  | 'area'
  | 'areaWhy'
  | 'tax'
  | 'taxSALES'
  | 'taxGST'
  | 'taxHST'
  | 'taxPST'
  | 'taxRST'
  | 'taxQST';

export interface ReceiptWords {
  readonly say: (key: ReceiptKey, values?: Readonly<Record<string, unknown>>) => string;
  readonly locale: CopyLocale;
  /** Currency of the reader's site: an amount in another one names its country. Absent where the order's own site is meant. */
  readonly home?: string;
}
