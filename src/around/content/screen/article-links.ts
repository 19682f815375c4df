// The places that articles link to, by the names their texts use.
import { MARKETING_TOPICS, shortFormId } from '#around/marketing-forms/rules';
import { makePaths } from '#paths';
import type { PageVisit } from '#ui/page/page-visit';
import { ABOUT_TOPICS } from './article-topics.ts';

/** `shown`: the toggles that are on for guests, and what the visitor is offered; a page that is not among them has no address. */
export function articleLinks(
  { locale, site, origins }: Pick<PageVisit, 'locale' | 'site' | 'origins'>,
  shown: readonly string[],
): (place: string) => string | undefined {
  const paths = makePaths(locale);
  const opening = paths.becomeCustomer();
  const places = new Map<string, string>([
    ...ABOUT_TOPICS.map((topic) => [topic, paths.about(topic)] as const),
    ...(['chat', 'feedback', 'deals'] as const).filter((name) => shown.includes(name)).map((name) => [name, paths[name]()] as const),
    ['choices', paths.consentChoices()],
    ['help', paths.help()],
    ['orders', paths.orders()],
    ['orderLookup', paths.orderLookup()],
    ['quickOrder', paths.quickOrder()],
    ['printerFinder', paths.printerFinder()],
    ['printers', paths.myPrinters()],
    ['lists', paths.lists(site.tenant)],
    ['stores', paths.stores()],
    ['login', paths.login()],
    ['account', paths.account(site.tenant)],
    ['security', paths.accountSecurity()],
    ['privacyData', paths.privacyAndData()],
    ['representatives', paths.actingRecord()],
    ['becomeCustomer', site.tenant === 'business' ? opening : origins.business + opening],
    ['offersByEmail', paths.offersByEmail()],
    ...MARKETING_TOPICS.map((topic) => [`${topic}Form`, paths.marketingForm(shortFormId(topic))] as const),
    ['apiDocs', paths.apiDocs()],
  ]);
  return (place) => {
    const [name = '', section] = place.split('#');
    const address = places.get(name);
    return address === undefined || section === undefined ? address : `${address}#${name}-${section}`;
  };
}
