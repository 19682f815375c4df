/* oxlint-disable max-lines -- one import format: it is read, and documented, as a whole */
// The import format of products, categories and prices; the demo catalogue uses it too (CAT-1).
import type { Locale } from '#base/locale/rules';
import type { Currency, TaxClass } from '#base/money/rules';
import type { CustomRecord } from '#goods/customization/rules';
import type { PriceRecord } from '#goods/pricing/rules';

/** Kinds of products; each has its own rules (CAT-1). */
export type ProductKind =
  | 'ordinary'
  | 'bundle'
  | 'skuSet'
  | 'customSku'
  | 'eDownload'
  | 'directFurniture'
  | 'membership'
  | 'freeSample'
  | 'warranty'
  | 'assembly'
  | 'techHelp'
  | 'eGiftCard'
  | 'giftCard'
  | 'surcharge';

export interface ProductText {
  /** Title of the product, brand first: "Northfold Everyday copy paper, 8.5 x 11 in., 20 lb., 92 bright". */
  readonly name: string;
  /** What one sales unit holds: "Case of 10 reams, 5,000 sheets". */
  readonly pack?: string;
  /** One to three plain sentences. */
  readonly description: string;
  /** Short selling points, most useful first. */
  readonly features?: readonly string[];
  /** Specification table rows: label, value. */
  readonly specs?: readonly (readonly [label: string, value: string])[];
  /** Singular name of the unit that the unit price is per: "sheet", « feuille ». */
  readonly unitName?: string;
}

/** What to draw: a type of the drawing kit with its options. */
export interface PictureRecord {
  readonly type: string;
  readonly color?: string;
  readonly brand?: string;
  readonly pack?: { readonly form: 'single' | 'pack' | 'box'; readonly n?: number };
  /** Text that the drawing may print on the goods, such as a size or a model: "Letter", "TN-480". */
  readonly label?: string;
  /** What a bundle holds: its picture shows them together. */
  readonly parts?: readonly Omit<PictureRecord, 'parts'>[];
}

/** The subject of a product's document. */
export type DocumentKind = 'safetyDataSheet' | 'informationSheet' | 'assemblyGuide' | 'userGuide' | 'warranty';

/** A document of a product. */
export interface DocumentRecord {
  readonly kind: DocumentKind;
  readonly title: { readonly 'en-US': string; readonly 'en-CA'?: string; readonly 'fr-CA'?: string };
  /** Where it is: an https address of another host, or a document that the shop generates (`ownDocumentAddress`). */
  readonly address: string;
  /** The language of the document: "en", "fr". */
  readonly language: string;
}

export interface CatalogRecord {
  /** Item number: 3 to 9 digits in the demo; any string without spaces when imported. */
  readonly itemId: string;
  readonly partNumber: string;
  readonly ean?: string;
  readonly kind: ProductKind;
  readonly categoryId: string;
  readonly brand: string;
  readonly status?: 'active' | 'discontinued' | 'unpublished';
  /** en-US is required; fr-CA falls back to it when an import has none; en-CA contains only differences. */
  readonly text: { readonly 'en-US': ProductText } & { readonly [L in Exclude<Locale, 'en-US'>]?: Partial<ProductText> };
  /** Without a list the item is not sold in that country. */
  readonly prices: { readonly [C in Currency]?: PriceRecord };
  /** How many units (sheets, pens, pages) one sales unit holds: the divisor of the unit price. */
  readonly unitCount?: number;
  readonly picture?: PictureRecord;
  /** Picture files or addresses of an imported product. */
  readonly images?: readonly string[];
  /** Documents to read or print. */
  readonly documents?: readonly DocumentRecord[];
  /** Facet values by attribute code, locale-neutral code → shown value per locale: { color: { 'en-US': 'Black', 'fr-CA': 'Noir' } }. */
  readonly facets?: Readonly<Record<string, { readonly 'en-US': string; readonly 'fr-CA'?: string }>>;
  readonly rating?: { readonly average: number; readonly count: number };
  readonly weightGrams?: number;
  readonly taxClass?: TaxClass;

  readonly bopisEligible?: boolean;
  readonly shipFromStore?: boolean;
  readonly preOrder?: boolean;
  /** First day of sale, ISO date. */
  readonly streetDate?: string;
  readonly comingSoon?: boolean;
  readonly inStoreOnly?: boolean;
  readonly seePriceInCart?: boolean;
  readonly newPackaging?: boolean;
  readonly limitedQuantity?: boolean;
  /** Blocked unless the account may buy wholesaler items (G_WS). */
  readonly wholesaler?: boolean;
  /** Needs the health-care permission (HC). */
  readonly healthCare?: boolean;
  readonly bestSeller?: boolean;

  /** Purchase limit per order. */
  readonly quantityLimit?: number;
  /** The quantity step (surcharge items). */
  readonly increment?: number;

  /** Similar items to offer instead, best first. */
  readonly alternates?: readonly string[];
  readonly accessories?: readonly string[];
  /** Items of kind warranty, assembly or techHelp that may be bought with this one. */
  readonly services?: readonly string[];
  readonly bundle?: readonly { readonly itemId: string; readonly qty: number }[];
  /** Members of one SKU set share the code and differ in the named options: { yield: 'High' }. */
  readonly variant?: {
    readonly set: string;
    readonly options: Readonly<Record<string, { readonly 'en-US': string; readonly 'fr-CA'?: string }>>;
  };
  /** Item that takes over when this one is discontinued. */
  readonly replacement?: string;
  /** What can be put on a custom SKU. */
  readonly custom?: CustomRecord;
  /** Printer models a cartridge fits. */
  readonly fits?: readonly string[];

  /** Units on hand: in each country's first distribution centre, in each store, and at other shipping points (key → units; `*` = every store). */
  readonly stock?: {
    readonly US?: number;
    readonly CA?: number;
    readonly stores?: Readonly<Record<string, number>>;
    readonly backorderDays?: number;
  };
}

export interface CategoryRecord {
  readonly id: string;
  readonly parentId?: string;
  readonly order: number;
  readonly name: { readonly 'en-US': string; readonly 'en-CA'?: string; readonly 'fr-CA'?: string };
  readonly intro?: { readonly 'en-US': string; readonly 'en-CA'?: string; readonly 'fr-CA'?: string };
  readonly picture?: PictureRecord;
  /** Shorter name for the navigation bar. */
  readonly navName?: { readonly 'en-US': string; readonly 'fr-CA'?: string };
}

export interface StoreRecord {
  /** Four digits, as printed: "0008". */
  readonly storeNumber: string;
  readonly name: string;
  readonly addressLine1: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
  readonly country: 'US' | 'CA';
  /** Ten digits; empty for a store without its own phone. */
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  /** Opening hours, Monday first, "08:00-21:00" or null when closed. */
  readonly hours: readonly (string | null)[];
  /** Days with other hours, in order; optional. */
  readonly exceptions?: readonly StoreException[];
  readonly services: readonly string[];
  /** The list it was imported from; without one, the shop's own. */
  readonly source?: string;
}

/** A day on which a store's hours differ from its week. */
export interface StoreException {
  /** ISO date on the store's own calendar. */
  readonly day: string;
  /** "08:00-16:00", or null when closed. */
  readonly hours: string | null;
}
