// A map file says how a foreign catalogue becomes ours: where each field comes from, what it costs, which category it goes into.
import type { Currency } from '#base/money/rules';
import type { PictureRecord, ProductFlag } from '#goods/catalog/rules';

/** Where a text comes from: the first of these fields that has a value (that matches, where a pattern is given). */
export type Source = readonly { readonly field: string; readonly matching?: string }[];

export interface CategoryOfMap {
  readonly id: string;
  readonly parentId?: string;
  readonly order?: number;
  readonly name: { readonly 'en-US': string; readonly 'fr-CA'?: string };
  readonly picture?: PictureRecord;
}

/** A product belongs to the category of the first rule that holds. */
export interface CategoryRule {
  readonly category: string;
  /** Field → pattern (case is ignored); every one must be found. Several field names joined by `|` are read as one text. */
  readonly where: Readonly<Record<string, string>>;
  /** Field → pattern that must not be found. */
  readonly unless?: Readonly<Record<string, string>>;
  /** What to draw for these, where it is not what the category shows. */
  readonly picture?: PictureRecord;
}

/** How the prices of a list follow from the file's amount. */
export interface PriceRule {
  /** The file's amount times this. */
  readonly times: number;
  /** The last two digits of the price in cents, 99 for prices such as 12.99; the nearest such price is taken. */
  readonly endingIn?: number;
}

export interface ImportMap {
  readonly name: string;
  readonly categories: readonly CategoryOfMap[];
  readonly categoryRules: readonly CategoryRule[];
  /** Category of what no rule takes. */
  readonly otherwise: string;
  readonly fields: {
    readonly itemId: Source;
    readonly partNumber: Source;
    readonly brand: Source;
    readonly ean?: Source;
    readonly weightGrams?: Source;
    readonly images?: Source;
  };
  readonly text: {
    readonly [L in 'en-US' | 'en-CA' | 'fr-CA']?: { readonly name: Source; readonly description?: Source; readonly pack?: Source };
  };
  readonly price: { readonly field: string; readonly unit: 'cents' | 'whole'; readonly lists: { readonly [C in Currency]?: PriceRule } };
  /** Printer models a cartridge fits. */
  readonly fits?: { readonly fields: readonly string[]; readonly separator: string; readonly most: number };
  /** Attributes: every field with one of the prefixes, named by the rest of its name. */
  readonly specs?: { readonly prefixes: readonly string[]; readonly without?: string; readonly most: number };
  readonly facets?: readonly { readonly code: string; readonly fields: readonly string[]; readonly matching?: string }[];
  readonly flags?: readonly ProductFlag[];
  readonly stock?: {
    readonly US?: number;
    readonly CA?: number;
    readonly stores?: Readonly<Record<string, number>>;
    readonly backorderDays?: number;
  };
}
