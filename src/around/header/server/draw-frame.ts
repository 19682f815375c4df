// Header and footer of a page as data, without content.
import {
  FOOTER_TOGGLES,
  footerColumns,
  frameVariant,
  otherEdition,
  pageContext,
  type FooterColumn,
  type FrameLink,
} from '#around/header/rules';
import { headerWords } from '#around/header/words';
import { footerWords } from '#around/header/words/footer';
import { sayer } from '#base/locale/words';
import { offersTo, type Shopper } from '#base/shopper/rules';
import type { Tenant } from '#base/site/rules';
import { makePaths, type Paths } from '#paths';
import type { PageToggle } from '#people/toggles/rules';
import type { Visit } from '#platform/visit';

export interface FrameAsked {
  readonly visit: Visit;
  /** Of the page, without the locale. */
  readonly path: string;
  readonly shopper: Shopper | null;
  readonly toggles: readonly PageToggle[];
  readonly origins: Readonly<Record<Tenant, string>>;
  readonly departments: readonly FrameLink[];
  /** A phone: its service links stand in the menu. */
  readonly isSmall: boolean;
  /** Addresses with their host. */
  readonly isWhole: boolean;
  /** Without links to other hosts. */
  readonly isOwnOnly: boolean;
}

export function drawFrame(asked: FrameAsked) {
  const { visit, path, shopper, isSmall } = asked;
  const { site, locale, copyLocale } = visit;
  const paths = makePaths(locale);
  const h = sayer(headerWords, copyLocale);
  const variant = frameVariant(path, (shopper?.profile?.partner ?? null) !== null);
  const isFull = variant === 'full';
  const shape = (links: readonly FrameLink[]) => shaped(links, asked);
  const services = isFull
    ? shape(serviceLinks(asked, paths))
    : shape(variant === 'logo-only' ? [] : [{ to: paths.cart(site.tenant), words: h('backToCart') }]);
  return {
    page: pageContext(path, '/', site.tenant) ?? '',
    variant,
    header: {
      home: shape([{ to: paths.home(), words: 'Inkwell' }])[0] ?? { to: paths.home(), words: 'Inkwell' },
      departments: isFull ? shape(asked.departments) : [],
      links: isSmall && isFull ? [] : services,
      menu: isSmall && isFull ? services : [],
    },
    footer: {
      columns: isFull && asked.toggles.includes('footerContent') ? columnsOf(asked, paths) : [],
      legal: shape(legalLinks(asked, paths)),
    },
  };
}

function columnsOf(asked: FrameAsked, paths: Paths): FooterColumnShape[] {
  const { visit, shopper, toggles, origins } = asked;
  const { site, copyLocale } = visit;
  const columns: readonly FooterColumn[] = footerColumns({
    t: sayer(footerWords, copyLocale),
    h: sayer(headerWords, copyLocale),
    paths,
    tenant: site.tenant,
    origins,
    offers: offersTo(shopper),
    on: FOOTER_TOGGLES.filter((name) => toggles.includes(name)),
  });
  return columns.map(({ title, links }) => ({ title, links: shaped(links, asked) }));
}

interface FooterColumnShape {
  title: string;
  links: { to: string; words: string }[];
}

function serviceLinks({ visit, shopper, toggles, origins }: FrameAsked, paths: Paths): readonly FrameLink[] {
  const h = sayer(headerWords, visit.copyLocale);
  const { tenant } = visit.site;
  const rep = shopper?.account?.salesRep?.name ?? '';
  return [
    ...(rep === '' ? [] : [{ to: `${paths.account(tenant)}#sales-rep`, words: h('salesRep', { name: rep }) }]),
    shopper?.profile ? { to: paths.account(tenant), words: h('yourAccount') } : { to: paths.login(), words: h('signIn') },
    { to: otherEdition({ tenant, origins, paths }), words: h(tenant === 'business' ? 'forHome' : 'forBusiness') },
    { to: paths.quickOrder(), words: h('quickOrder') },
    { to: paths.orderLookup(), words: h('trackOrder') },
    ...(toggles.includes('helpCenter') ? [{ to: paths.help(), words: h('help') }] : []),
  ];
}

function legalLinks({ visit }: FrameAsked, paths: Paths): readonly FrameLink[] {
  const h = sayer(headerWords, visit.copyLocale);
  return [
    { to: paths.about('privacy'), words: h('privacy') },
    { to: paths.about('terms'), words: h('terms') },
    { to: paths.about('accessibility'), words: h('accessibility') },
    { to: paths.about('cookies'), words: h('cookies') },
    { to: paths.consentChoices(), words: h('cookieChoices') },
  ];
}

function shaped(links: readonly FrameLink[], { visit, origins, isWhole, isOwnOnly }: FrameAsked): { to: string; words: string }[] {
  const own = origins[visit.site.tenant];
  return links
    .filter(({ to }) => !isOwnOnly || to.startsWith('/') || to.startsWith(`${own}/`))
    .map(({ to, words }) => ({ to: isWhole && to.startsWith('/') ? own + to : to, words }));
}
