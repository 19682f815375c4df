// The footer's columns of links.
import { headerWords } from '#around/header/words';
import { footerWords } from '#around/header/words/footer';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import type { FooterToggle } from './footer-toggles.ts';
import { useOtherEdition } from './use-other-edition.ts';

interface FooterLink {
  readonly to: string;
  readonly words: string;
}

/** `on`: the toggles that are on. */
export function useFooterColumns(
  on: readonly FooterToggle[],
): readonly { readonly title: string; readonly links: readonly FooterLink[] }[] {
  const t = useWords(footerWords);
  const h = useWords(headerWords);
  return [
    { title: t('shop'), links: useShopLinks(on) },
    { title: h('help'), links: useHelpLinks(on) },
    { title: t('services'), links: useServiceLinks() },
    { title: h('business'), links: useBusinessLinks() },
    { title: t('company'), links: useCompanyLinks(on) },
  ];
}

/** One link where the condition holds, else none. */
const linkIf = (isOn: boolean, to: string, words: string): readonly FooterLink[] => (isOn ? [{ to, words }] : []);

function useShopLinks(on: readonly FooterToggle[]): readonly FooterLink[] {
  const t = useWords(footerWords);
  const h = useWords(headerWords);
  const paths = usePaths();
  const { offers } = useShop();
  return [
    { to: paths.departments(), words: h('allDepartments') },
    { to: paths.brands(), words: t('brands') },
    ...linkIf(offers.deals, paths.deals(), h('deals')),
    ...linkIf(offers.promotions, paths.promotions(), t('coupons')),
    { to: paths.offersByEmail(), words: t('offersByEmail') },
    ...linkIf(on.includes('giftCardLink'), paths.search({ q: t('giftCards') }), t('giftCards')),
    { to: paths.printerFinder(), words: h('printerFinder') },
    { to: paths.quickOrder(), words: h('quickOrder') },
  ];
}

function useHelpLinks(on: readonly FooterToggle[]): readonly FooterLink[] {
  const t = useWords(footerWords);
  const h = useWords(headerWords);
  const paths = usePaths();
  return [
    ...linkIf(on.includes('helpCenter'), paths.help(), h('contact')),
    { to: paths.orderLookup(), words: h('trackOrder') },
    { to: paths.about('returns'), words: t('returns') },
    { to: paths.about('delivery'), words: h('delivery') },
    ...linkIf(on.includes('chat'), paths.chat(), t('chat')),
    { to: `${paths.help()}#help-safety`, words: t('safety') },
  ];
}

function useServiceLinks(): readonly FooterLink[] {
  const t = useWords(footerWords);
  const h = useWords(headerWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  return [
    { to: paths.stores(), words: h('findStore') },
    { to: paths.about('learn'), words: t('buyingGuides') },
    { to: paths.lists(tenant), words: t('lists') },
    { to: paths.myPrinters(), words: t('printers') },
    // The business site has no rewards.
    ...linkIf(tenant === 'consumer', `${paths.help()}#help-rewards`, t('rewards')),
  ];
}

function useBusinessLinks(): readonly FooterLink[] {
  const t = useWords(footerWords);
  const h = useWords(headerWords);
  const paths = usePaths();
  const { origins, site } = useShop();
  const isBusiness = site.tenant === 'business';
  const opening = paths.becomeCustomer();
  return [
    { to: useOtherEdition(), words: h(isBusiness ? 'consumerEdition' : 'businessEdition') },
    { to: isBusiness ? opening : origins.business + opening, words: t('openBusinessAccount') },
    { to: `${paths.help()}#help-business`, words: t('organizations') },
    { to: `${paths.help()}#help-taxes`, words: t('taxExempt') },
    { to: paths.apiDocs(), words: t('developers') },
  ];
}

function useCompanyLinks(on: readonly FooterToggle[]): readonly FooterLink[] {
  const t = useWords(footerWords);
  const paths = usePaths();
  return [
    { to: paths.about('company'), words: t('aboutUs') },
    ...linkIf(on.includes('feedback'), paths.feedback(), t('feedback')),
    ...linkIf(on.includes('insidersNetwork'), paths.about('insiders'), t('insiders')),
    { to: `${paths.about('privacy')}#privacy-rights`, words: t('privacyChoices') },
  ];
}
