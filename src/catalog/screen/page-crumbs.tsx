// The way from the home page to a catalogue page, as links and as structured data.
import { catalogWords } from '#catalog/words';
import { sayer } from '#locale/words';
import { makePaths } from '#paths';
import { breadcrumbData } from '#site/screen';
import { Breadcrumbs } from '#ui/breadcrumbs';
import { usePaths, useWords, type Shop } from '#ui/shop';

interface Crumb {
  readonly name: string;
  readonly href: string;
}

/** `crumbs` are the categories above; the home page comes before them, `here` after. */
export function PageCrumbs({ crumbs, here }: { readonly crumbs: readonly Crumb[]; readonly here: string }) {
  const t = useWords(catalogWords);
  const paths = usePaths();
  const items = [{ label: t('home'), to: paths.home() }, ...crumbs.map(({ name, href }) => ({ label: name, to: href })), { label: here }];
  return <Breadcrumbs label={t('breadcrumb')} items={items} />;
}

/** The same way for search engines. */
export function breadcrumbsOf(crumbs: readonly Crumb[], here: string, matches: readonly ({ readonly loaderData?: unknown } | undefined)[]): readonly object[] {
  const shop = matches[0]?.loaderData as Shop | undefined; // the root's own loader data
  if (shop === undefined) return [];
  const home = { name: sayer(catalogWords, shop.copyLocale)('home'), href: makePaths(shop.locale).home() };
  return [breadcrumbData(shop.origins[shop.site.tenant], [home, ...crumbs, { name: here }])];
}
