// Labels of facets and their values in the visit's language.
import type { CategoryTree, Localized } from '#goods/catalog/rules';
import { catalogWords } from '#goods/catalog/words';
import { formatPrice } from '#base/locale/rules';
import type { CatalogSay, CatalogView } from './catalog-view.ts';

type Key = Parameters<CatalogSay>[0];

// Maps, because codes and values come from addresses: `constructor` is a property of every object.
const COMMON: ReadonlyMap<string, Key> = new Map([
  ['supercategory', 'server.facetSupercategory'],
  ['brand', 'server.facetBrand'],
  ['price', 'server.facetPrice'],
  ['rating', 'server.facetRating'],
  ['promo', 'server.facetPromo'],
]);
const PROMO: ReadonlyMap<string, Key> = new Map([
  ['sale', 'server.promoSale'],
  ['bestSeller', 'server.promoBestSeller'],
  ['newPackaging', 'server.promoNewPackaging'],
]);
const KEYS: ReadonlySet<string> = new Set(catalogWords.keys);

/** Attributes of imported catalogues without a translation use their code: `print_technology` → Print technology. */
export function facetLabel(code: string, say: CatalogSay): string {
  const common = COMMON.get(code);
  if (common !== undefined) return say(common);
  const known = `server.facet.${code}`;
  if (KEYS.has(known)) return say(known as Key);
  const words = code.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function facetValueLabel(code: string, value: string, label: Localized | null, categories: CategoryTree, view: CatalogView): string {
  switch (code) {
    case 'supercategory':
      return categories.get(value)?.name[view.locale] ?? value;
    case 'price':
      return /^\d+-\d*$/.test(value) ? bandLabel(value, view) : value;
    case 'rating':
      return /^\d$/.test(value) ? view.say('server.ratingAndUp', { stars: Number(value) }) : value;
    case 'promo': {
      const key = PROMO.get(value);
      return key === undefined ? value : view.say(key);
    }
    default:
      return label?.[view.locale] ?? value;
  }
}

/** `1000-2500` → $10 to $25; bounds have no cents. */
function bandLabel(band: string, { say, currency, copyLocale }: CatalogView): string {
  const [low = 0, high = 0] = band.split('-').map(Number);
  const amount = (cents: number): string => formatPrice(cents, currency, copyLocale).replace(/[.,]00(?!\d)/, '');
  if (high === 0) return say('server.priceOver', { low: amount(low) });
  return low === 0
    ? say('server.priceUnder', { high: amount(high) })
    : say('server.priceBetween', { low: amount(low), high: amount(high) });
}
