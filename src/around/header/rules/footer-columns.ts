// The footer's columns of links, for its screen and for the header and footer call (HDR-1).
import type { Offers } from '#base/shopper/rules';
import type { Site, Tenant } from '#base/site/rules';
import type { Paths } from '#paths';
import type { FooterToggle } from './footer-toggles.ts';
import { otherEdition } from './other-edition.ts';

/** Words of the footer and of the header that the columns say. */
type FooterWord =
  | 'shop'
  | 'services'
  | 'company'
  | 'brands'
  | 'coupons'
  | 'offersByEmail'
  | 'giftCards'
  | 'returns'
  | 'chat'
  | 'safety'
  | 'buyingGuides'
  | 'lists'
  | 'printers'
  | 'rewards'
  | 'openBusinessAccount'
  | 'organizations'
  | 'taxExempt'
  | 'developers'
  | 'aboutUs'
  | 'feedback'
  | 'insiders'
  | 'privacyChoices';
type HeaderWord =
  | 'help'
  | 'business'
  | 'allDepartments'
  | 'deals'
  | 'printerFinder'
  | 'quickOrder'
  | 'contact'
  | 'trackOrder'
  | 'delivery'
  | 'findStore'
  | 'consumerEdition'
  | 'businessEdition';

export interface FooterFacts {
  readonly t: (word: FooterWord) => string;
  readonly h: (word: HeaderWord) => string;
  readonly paths: Paths;
  readonly tenant: Site['tenant'];
  readonly origins: Readonly<Record<Tenant, string>>;
  readonly offers: Offers;
  /** The toggles that are on. */
  readonly on: readonly FooterToggle[];
}

export interface FrameLink {
  readonly to: string;
  readonly words: string;
}

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly FrameLink[];
}

export function footerColumns(facts: FooterFacts): readonly FooterColumn[] {
  const { t, h } = facts;
  return [
    { title: t('shop'), links: shopLinks(facts) },
    { title: h('help'), links: helpLinks(facts) },
    { title: t('services'), links: serviceLinks(facts) },
    { title: h('business'), links: businessLinks(facts) },
    { title: t('company'), links: companyLinks(facts) },
  ];
}

/** One link where the condition holds, else none. */
const linkIf = (isOn: boolean, to: string, words: string): readonly FrameLink[] => (isOn ? [{ to, words }] : []);

const shopLinks = ({ t, h, paths, offers, on }: FooterFacts): readonly FrameLink[] => [
  { to: paths.departments(), words: h('allDepartments') },
  { to: paths.brands(), words: t('brands') },
  ...linkIf(offers.deals, paths.deals(), h('deals')),
  ...linkIf(offers.promotions, paths.promotions(), t('coupons')),
  { to: paths.offersByEmail(), words: t('offersByEmail') },
  ...linkIf(on.includes('giftCardLink'), paths.search({ q: t('giftCards') }), t('giftCards')),
  { to: paths.printerFinder(), words: h('printerFinder') },
  { to: paths.quickOrder(), words: h('quickOrder') },
];

const helpLinks = ({ t, h, paths, on }: FooterFacts): readonly FrameLink[] => [
  ...linkIf(on.includes('helpCenter'), paths.help(), h('contact')),
  { to: paths.orderLookup(), words: h('trackOrder') },
  { to: paths.about('returns'), words: t('returns') },
  { to: paths.about('delivery'), words: h('delivery') },
  ...linkIf(on.includes('chat'), paths.chat(), t('chat')),
  { to: `${paths.help()}#help-safety`, words: t('safety') },
];

const serviceLinks = ({ t, h, paths, tenant }: FooterFacts): readonly FrameLink[] => [
  { to: paths.stores(), words: h('findStore') },
  { to: paths.about('learn'), words: t('buyingGuides') },
  { to: paths.lists(tenant), words: t('lists') },
  { to: paths.myPrinters(), words: t('printers') },
  // The business site has no rewards.
  ...linkIf(tenant === 'consumer', `${paths.help()}#help-rewards`, t('rewards')),
];

function businessLinks({ t, h, paths, tenant, origins }: FooterFacts): readonly FrameLink[] {
  const isBusiness = tenant === 'business';
  const opening = paths.becomeCustomer();
  return [
    { to: otherEdition({ tenant, origins, paths }), words: h(isBusiness ? 'consumerEdition' : 'businessEdition') },
    { to: isBusiness ? opening : origins.business + opening, words: t('openBusinessAccount') },
    { to: `${paths.help()}#help-business`, words: t('organizations') },
    { to: `${paths.help()}#help-taxes`, words: t('taxExempt') },
    { to: paths.apiDocs(), words: t('developers') },
  ];
}

const companyLinks = ({ t, paths, on }: FooterFacts): readonly FrameLink[] => [
  { to: paths.about('company'), words: t('aboutUs') },
  ...linkIf(on.includes('feedback'), paths.feedback(), t('feedback')),
  ...linkIf(on.includes('insidersNetwork'), paths.about('insiders'), t('insiders')),
  { to: `${paths.about('privacy')}#privacy-rights`, words: t('privacyChoices') },
];
