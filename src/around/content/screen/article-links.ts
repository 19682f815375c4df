// The places that articles link to, by the names their texts use.
import { makePaths } from '#paths';
import type { PageVisit } from '#ui/page/page-visit';
import { ABOUT_TOPICS } from './article-topics.ts';

/** `toggles`: those that are on for guests; a page that is off has no address. */
export function articleLinks(
  { locale, site, origins }: Pick<PageVisit, 'locale' | 'site' | 'origins'>,
  toggles: readonly string[],
): (place: string) => string | undefined {
  const paths = makePaths(locale);
  const opening = paths.becomeCustomer();
  const places = new Map<string, string>([
    ...ABOUT_TOPICS.map((topic) => [topic, paths.about(topic)] as const),
    ...(['chat', 'feedback'] as const).filter((name) => toggles.includes(name)).map((name) => [name, paths[name]()] as const),
    ['help', paths.help()],
    ['orders', paths.orders()],
    ['orderLookup', paths.orderLookup()],
    ['quickOrder', paths.quickOrder()],
    ['printerFinder', paths.printerFinder()],
    ['printers', paths.myPrinters()],
    ['lists', paths.lists(site.tenant)],
    ['stores', paths.stores()],
    ['deals', paths.deals()],
    ['login', paths.login()],
    ['account', paths.account(site.tenant)],
    ['security', paths.accountSecurity()],
    ['privacyData', paths.privacyAndData()],
    ['representatives', paths.actingRecord()],
    ['becomeCustomer', site.tenant === 'business' ? opening : origins.business + opening],
    ['apiDocs', paths.apiDocs()],
  ]);
  return (place) => {
    const [name = '', section] = place.split('#');
    const address = places.get(name);
    return address === undefined || section === undefined ? address : `${address}#${name}-${section}`;
  };
}
