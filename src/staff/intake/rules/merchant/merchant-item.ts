// A product of a Google Merchant feed: attributes by name, with several values where the format allows them.
import { decodeEntities } from '../decode-entities.ts';

export interface MerchantDetail {
  readonly section: string;
  readonly name: string;
  readonly value: string;
}

export interface MerchantItem {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly details: readonly MerchantDetail[];
}

/** The exported attributes, in the order of a text feed's columns. */
export const MERCHANT_ATTRIBUTES = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'availability_date',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'brand',
  'gtin',
  'mpn',
  'product_type',
  'condition',
  'item_group_id',
  'color',
  'material',
  'pattern',
  'size',
  'shipping_weight',
  'unit_pricing_measure',
  'product_highlight',
  'product_detail',
] as const;

/** Required for every product; a text feed needs these columns. */
export const MERCHANT_REQUIRED = ['id', 'title', 'price', 'availability'] as const;

/** Attributes with several values; a text feed has them in one cell, separated by commas. */
export const MERCHANT_LISTS: ReadonlySet<string> = new Set(['additional_image_link', 'product_highlight', 'product_detail']);

/** HTML tags that feeds use in texts; anything else in angle brackets is text. */
const MARKUP =
  /<\/?(?:a|abbr|b|big|blockquote|br|center|code|dd|div|dl|dt|em|font|h[1-6]|hr|i|img|li|ol|p|pre|small|span|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul)(?:\s[^<>]*)?\/?>/giu;

/** A text of a feed as shoppers read it: without markup, and with its references decoded once. Markup that was written as references goes too. */
export const readText = (text: string): string => plainText(decodeEntities(plainText(text)));

/** Plain text on one line. Export and import both use it, so that an imported text is exported unchanged. */
export function plainText(text: string): string {
  let plain = text;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(MARKUP, ' ');
  }
  // No-break spaces stay: French needs them.
  return plain.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF\uFEFF\u2028\u2029 ]+/gu, ' ').trim();
}
