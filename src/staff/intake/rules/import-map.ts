// A map file defines how a foreign catalogue is converted: source fields, prices, categories.
import type { Currency } from '#base/money/rules';
import type { PictureRecord, ProductFlag } from '#goods/catalog/rules';

/** Source fields of a text: the first that has a value (and matches the pattern, if given). */
export type Source = readonly { readonly field: string; readonly matching?: string }[];

export interface CategoryOfMap {
  readonly id: string;
  readonly parentId?: string;
  readonly order?: number;
  readonly name: { readonly 'en-US': string; readonly 'fr-CA'?: string };
  readonly picture?: PictureRecord;
}

/** A product belongs to the category of the first matching rule. */
export interface CategoryRule {
  readonly category: string;
  /** Field → pattern (ignoring case); all have to match. Field names joined by `|` are read as one text. */
  readonly where: Readonly<Record<string, string>>;
  /** Field → pattern that must not match. */
  readonly unless?: Readonly<Record<string, string>>;
  /** The drawing, if it differs from the category's. */
  readonly picture?: PictureRecord;
}

/** How to compute the prices of a list from the file's amount. */
export interface PriceRule {
  /** Factor for the file's amount. */
  readonly times: number;
  /** The last two digits of the price in cents, 99 for prices such as 12.99; the nearest such price is used. */
  readonly endingIn?: number;
}

export interface ImportMap {
  readonly name: string;
  readonly categories: readonly CategoryOfMap[];
  readonly categoryRules: readonly CategoryRule[];
  /** Category of products that no rule matches. */
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
  /** Printer models that a cartridge fits. */
  readonly fits?: { readonly fields: readonly string[]; readonly separator: string; readonly most: number };
  /** Attributes: every field with one of the prefixes; the rest of its name is the label. */
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
