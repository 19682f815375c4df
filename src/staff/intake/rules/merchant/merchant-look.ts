// The look of a feed's product: its pictures, and the options that distinguish the members of a group.
import type { CatalogRecord } from '#goods/catalog/rules';
import type { Locale } from '#base/locale/rules';
import { ownValue } from '#base/lookup/rules';
import { drawingFor } from '../drawing-for.ts';
import type { FeedFacts } from './feed-facts.ts';
import type { MerchantItem } from './merchant-item.ts';

const OPTIONS = ['color', 'material', 'pattern', 'size'] as const;

export function lookOf(
  item: MerchantItem,
  first: (name: string) => string,
  known: CatalogRecord | undefined,
  { locale, isOwnDrawing }: FeedFacts,
): Partial<CatalogRecord> {
  const itemId = first('id').replace(/[\s/]+/g, '-');
  const images = ['image_link', 'additional_image_link']
    .flatMap((name) => ownValue(item.values, name) ?? [])
    .map((address) => address.trim())
    .filter((address) => address !== '' && !isOwnDrawing(itemId, address));
  const options = Object.fromEntries(
    OPTIONS.flatMap((code) => {
      const value = first(code);
      return value === '' ? [] : [[code, { ...known?.facets?.[code], ...inLanguage(known?.facets?.[code], locale, value) }] as const];
    }),
  );
  const group = first('item_group_id');
  const picture = known?.picture ?? drawingOf(first);
  return {
    ...(picture && { picture }),
    ...(images.length > 0 && { images: [...new Set(images)] }),
    ...(Object.keys(options).length > 0 && { facets: { ...known?.facets, ...options } }),
    ...(group !== '' && { variant: { set: group, options: { ...known?.variant?.options, ...options } } }),
  };
}

/** The drawing used without a picture: the type that the title or the category names, in the product's colour and brand. */
function drawingOf(first: (name: string) => string): CatalogRecord['picture'] {
  const type = drawingFor(first('title')) ?? drawingFor(first('product_type').split('>').at(-1) ?? '');
  if (type === undefined) return undefined;
  const [brand, color] = [first('brand'), first('color')];
  return { ...type, ...(brand !== '' && { brand }), ...(color !== '' && { color: color.toLowerCase() }) };
}

/** Facets exist in English and French; a French value also fills an empty English one. */
function inLanguage(known: { readonly 'en-US': string } | undefined, locale: Locale, value: string) {
  if (locale === 'en-US') return { 'en-US': value };
  if (locale === 'en-CA') return { 'en-US': known?.['en-US'] ?? value };
  return { 'en-US': known?.['en-US'] ?? value, 'fr-CA': value };
}
