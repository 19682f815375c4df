// The head of a page: title, description, canonical address, alternates in other locales, Open Graph, structured data.
import type { MetaDescriptor } from 'react-router';
import { LOCALES, localePrefix, splitLocale, type Locale } from '#base/locale/rules';
import { makePaths } from '#paths';
import type { Shop } from './shop.tsx';

export interface PageFacts {
  /** Without the shop's name, which is added. */
  readonly title: string;
  /** The title already contains the shop's name. */
  readonly wholeTitle?: boolean;
  readonly description?: string | undefined;
  /** The page's canonical address in its locale, from `usePaths`, with only the query that identifies it. */
  readonly address?: string | undefined;
  /** Alternates by locale, when some are missing or differ in more than the locale; each beginning with `/`. */
  readonly alternates?: Readonly<Partial<Record<Locale, string>>> | undefined;
  readonly image?: string | undefined;
  readonly kind?: 'website' | 'product' | undefined;
  /** False excludes the page from search engines: results, carts, accounts. */
  readonly indexed?: boolean | undefined;
  readonly structured?: readonly object[] | undefined;
}

/** The meta descriptors of a page. `matches` comes from React Router's `meta`; the root loader holds the shop's facts. */
export function pageMeta(facts: PageFacts, matches: readonly ({ readonly loaderData?: unknown } | undefined)[]): MetaDescriptor[] {
  const shop = matches[0]?.loaderData as Shop | undefined; // the root route's loader data
  const title = facts.wholeTitle ? facts.title : `${facts.title} | Inkwell`;
  const head: MetaDescriptor[] = [{ title }];
  if (facts.description !== undefined) head.push({ name: 'description', content: facts.description });
  if (facts.indexed === false) head.push({ name: 'robots', content: 'noindex, follow' });
  if (shop === undefined || facts.address === undefined) return head;
  const origin = shop.origins[shop.site.tenant];
  if (facts.indexed !== false) head.push(...addresses(origin, facts.address, facts.alternates));
  head.push(...openGraph(facts, title, origin, shop));
  for (const data of facts.structured ?? []) head.push({ 'script:ld+json': data });
  return head;
}

function addresses(origin: string, address: string, alternates: PageFacts['alternates']): MetaDescriptor[] {
  const { path } = splitLocale(address);
  const twins = LOCALES.flatMap((locale) => {
    const twin = alternates === undefined ? localePrefix(locale) + path || '/' : alternates[locale];
    return twin === undefined ? [] : [{ locale, href: origin + twin.replace(/(?<=.)\/$/, '') }];
  });
  const link = (rel: string, href: string, hrefLang?: string): MetaDescriptor => ({
    tagName: 'link',
    rel,
    href,
    ...(hrefLang && { hrefLang }),
  });
  return [
    link('canonical', origin + address),
    ...twins.map(({ locale, href }) => link('alternate', href, locale)),
    // The first available locale: American English if possible.
    ...twins.slice(0, 1).map(({ href }) => link('alternate', href, 'x-default')),
  ];
}

function openGraph(
  { address = '', description, image, kind = 'website' }: PageFacts,
  title: string,
  origin: string,
  shop: Shop,
): MetaDescriptor[] {
  const say = (property: string, content: string): MetaDescriptor => ({ property, content });
  return [
    say('og:site_name', 'Inkwell'),
    say('og:type', kind),
    say('og:title', title),
    say('og:url', origin + address),
    say('og:locale', shop.locale.replace('-', '_')),
    ...(description === undefined ? [] : [say('og:description', description)]),
    ...(image === undefined ? [] : [say('og:image', origin + makePaths(shop.locale).rasterPicture(image))]),
  ];
}
