// A product as rules, search and tiles need it, without the long texts. The server keeps all of them in memory (the snapshot).
import type { CopyLocale, Locale } from '#base/locale/rules';
import type { Currency, TaxClass } from '#base/money/rules';
import type { PriceRecord } from '#goods/pricing/rules';
import type { CustomRecord } from '#goods/customization/rules';
import type { ProductKind } from './catalog-record.ts';
import type { ShownPicture } from './photographs.ts';

/** A text per locale; gaps of en-CA and fr-CA are filled from en-US. */
export type Localized = Readonly<Record<Locale, string>>;

export interface ProductFacts {
  /** Its index among the products in memory, from 0; stays the same when the product changes. */
  readonly place: number;
  readonly itemId: string;
  readonly partNumber: string;
  readonly ean: string | null;
  readonly kind: ProductKind;
  readonly status: 'active' | 'discontinued' | 'unpublished';
  readonly categoryId: string;
  readonly brand: string;
  readonly title: Localized;
  readonly pack: Localized | null;
  readonly unitName: Localized | null;
  readonly slug: Localized;
  readonly prices: { readonly [C in Currency]?: PriceRecord };
  readonly unitCount: number | null;
  readonly rating: { readonly average: number; readonly count: number } | null;
  readonly weightGrams: number;
  readonly taxClass: TaxClass;
  readonly facets: Readonly<Record<string, Localized>>;
  readonly flags: ProductFlags;
  readonly streetDate: string | null;
  readonly quantityLimit: number | null;
  readonly increment: number | null;
  readonly alternates: readonly string[];
  readonly accessories: readonly string[];
  readonly services: readonly string[];
  readonly bundle: readonly { readonly itemId: string; readonly qty: number }[];
  readonly variantSet: string | null;
  /** Options that distinguish the members of a SKU set, by code; null outside a set. */
  readonly variantOptions: Readonly<Record<string, Localized>> | null;
  readonly replacement: string | null;
  readonly fits: readonly string[];
  /** Number of available pictures: drawn views or imported images. */
  readonly pictures: number;
  /** Photographs, or what to draw; null means the category's picture. */
  readonly picture: ShownPicture | null;
  readonly backorderDays: number | null;
  /** What a customSku can be made with, if its record says so. */
  readonly custom: CustomRecord | null;
}

export interface ProductFlags {
  readonly bopisEligible: boolean;
  readonly shipFromStore: boolean;
  readonly preOrder: boolean;
  readonly comingSoon: boolean;
  readonly inStoreOnly: boolean;
  readonly seePriceInCart: boolean;
  readonly newPackaging: boolean;
  readonly limitedQuantity: boolean;
  readonly wholesaler: boolean;
  readonly healthCare: boolean;
  readonly bestSeller: boolean;
}

/** The content locale of a copy locale: Spanish mode shows products in English (T27). */
export function contentLocale(copyLocale: CopyLocale): Locale {
  return copyLocale === 'es-US' ? 'en-US' : copyLocale;
}
