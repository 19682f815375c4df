import { catalogWords } from '#goods/catalog/words';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import { breadcrumbData } from '#ui/page/structured-data';
import type { Shop } from '#ui/page/shop';

interface Crumb {
  readonly name: string;
  readonly href: string;
}

/** Breadcrumbs of a catalogue page, for search engines. */
export function breadcrumbsOf(
  crumbs: readonly Crumb[],
  here: string,
  matches: readonly ({ readonly loaderData?: unknown } | undefined)[],
): readonly object[] {
  const shop = matches[0]?.loaderData as Shop | undefined; // the root's own loader data
  if (shop === undefined) return [];
  const home = { name: sayer(catalogWords, shop.copyLocale)('home'), href: makePaths(shop.locale).home() };
  return [breadcrumbData(shop.origins[shop.site.tenant], [home, ...crumbs, { name: here }])];
}
