// The places of a visit's page, and chosen pieces ready for them.
import type { ChosenPiece, PlaceAsked } from '#around/content-pieces/rules';
import { localePrefix } from '#base/locale/rules';
import type { Slot } from '#finding/banners/rules';
import type { AskedContent, ShownBanner } from '#finding/banners/server';
import type { Catalog } from '#goods/catalog/server';
import type { Visit } from '#platform/visit';
import { shownBanner, type AddressIn } from './shown-banner.ts';

export interface ContentPlaces {
  /** A slot of the page at a moment. */
  placeOf(slot: Slot, asked: AskedContent, visit: Visit, now: Date): PlaceAsked;
  shown(chosen: readonly ChosenPiece[], visit: Visit): ShownBanner[];
}

const CATEGORY = /^\/[^/?#]+\/cat_([^/?#]+)(.*)$/s;

export function makeContentPlaces(catalog: Pick<Catalog, 'categories'>): ContentPlaces {
  /** A category's address has its name in the language. */
  const addressIn: AddressIn = (link, locale) => {
    const [, id = '', rest = ''] = CATEGORY.exec(link) ?? [];
    const category = catalog.categories.get(id);
    return localePrefix(locale) + (category === undefined ? link : `/${category.slug[locale]}/cat_${id}${rest}`);
  };
  return {
    placeOf: (slot, { page, category }, { site, copyLocale }, now) => ({
      slot,
      site: site.id,
      locale: copyLocale,
      now,
      page,
      categories: category === undefined ? [] : catalog.categories.path(category).map(({ id }) => id),
    }),
    shown: (chosen, visit) => chosen.map((one) => shownBanner(one, visit, addressIn)),
  };
}
