// What the home page says of the shop to search engines.
import { makePaths } from '#paths';
import type { pageMeta } from '#ui/page/page-meta';
import type { Shop } from '#ui/page/shop';

/** Structured data of the shop for search engines, with its search address. */
export function siteData(matches: Parameters<typeof pageMeta>[1]): readonly object[] {
  const shop = matches[0]?.loaderData as Shop | undefined; // the root route's loader data
  if (shop === undefined) return [];
  const origin = shop.origins[shop.site.tenant];
  const paths = makePaths(shop.locale);
  const target = { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.search()}?q={search_term_string}` };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Inkwell',
      url: origin + paths.home(),
      inLanguage: shop.locale,
      potentialAction: { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' },
    },
  ];
}
