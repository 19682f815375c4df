// robots.txt and sitemaps: what search engines may read and should know, per site and locale.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isListed } from '#goods/catalog/rules';
import type { Catalog, Compatibility } from '#goods/catalog/server';
import type { Brands } from '#finding/listing/server';
import { LOCALES, localePrefix, type Locale } from '#base/locale/rules';
import { makePaths } from '#paths';
import type { Hosts } from '#platform/hosts';
import { slugOfModel } from '#finding/printers/rules';
import { siteOf, type Site, type Tenant } from '#base/site/rules';

/** Personal addresses, and those with endless variants. */
const CLOSED = ['/api/', '/cc/', '/checkout/', '/account/', '/gus/', '/office/', '/order-lookup', '/search', '/delivery-place'];

export interface CrawlerFacts {
  readonly catalog: Catalog;
  readonly compatibility: Compatibility;
  readonly brands: Brands;
  readonly hosts: Hosts;
  /** Pages that content makes, by their names. */
  readonly landing: {
    of(site: Site, locale: Locale): readonly string[];
    onChange(changed: () => void): void;
  };
}

export function serveCrawlerFiles(app: FastifyInstance, facts: CrawlerFacts): void {
  const { catalog, hosts, landing } = facts;
  const kept = new Map<string, Promise<readonly string[]>>();
  catalog.onChange(() => kept.clear());
  landing.onChange(() => kept.clear());
  const tenantOf = (request: FastifyRequest): Tenant => (hosts.tenantOf(request.headers.host) === 'business' ? 'business' : 'consumer');
  const send = (reply: FastifyReply, type: string, body: string) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(body);
  const partsOf = (tenant: Tenant, locale: Locale): Promise<readonly string[]> => {
    const key = `${tenant} ${locale}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const parts = sitemapsOf(facts, tenant, locale);
    kept.set(key, parts);
    parts.catch(() => kept.delete(key)); // the caller gets the error; the next call tries again
    return parts;
  };

  app.get('/robots.txt', { config: { access: 'anyone' } }, (request, reply) => {
    const closed = LOCALES.flatMap((locale) => CLOSED.map((path) => `Disallow: ${localePrefix(locale)}${path}`));
    return send(
      reply,
      'text/plain',
      ['User-agent: *', ...closed, '', `Sitemap: ${hosts.origins[tenantOf(request)]}/sitemap.xml`, ''].join('\n'),
    );
  });
  app.get('/sitemap.xml', { config: { access: 'anyone' } }, async (request, reply) => {
    const tenant = tenantOf(request);
    const lines = await Promise.all(
      LOCALES.map(async (locale) =>
        (await partsOf(tenant, locale)).map((_, at) => {
          const part = at === 0 ? '' : `?part=${at + 1}`;
          return `<sitemap><loc>${hosts.origins[tenant]}${localePrefix(locale)}/sitemap/pages.xml${part}</loc></sitemap>`;
        }),
      ),
    );
    return send(reply, 'application/xml', `${XML}<sitemapindex xmlns="${SCHEMA}">${lines.flat().join('')}</sitemapindex>`);
  });
  app.get('/sitemap/pages.xml', { config: { access: 'anyone' } }, async (request, reply) => {
    const { part } = request.query as { readonly part?: unknown };
    const parts = await partsOf(tenantOf(request), request.visit.locale);
    const body = parts[part === undefined ? 0 : Number(part) - 1];
    return body === undefined ? reply.callNotFound() : send(reply, 'application/xml', body);
  });
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Most addresses per sitemap, by its protocol. */
const MOST = 50_000;

/** As many sitemaps as the site's addresses need. */
async function sitemapsOf(
  { catalog, compatibility, brands, hosts, landing }: CrawlerFacts,
  tenant: Tenant,
  locale: Locale,
): Promise<readonly string[]> {
  const paths = makePaths(locale);
  const site = siteOf(tenant, locale);
  const { currency } = site;
  const listed = catalog.all().filter((product) => isListed(product, currency));
  const categories = new Set(listed.flatMap(({ categoryId }) => catalog.categories.path(categoryId)));
  const branded = brands.all().filter(({ products }) => products.some((product) => isListed(product, currency)));
  const models = (await compatibility.models()).filter(({ cartridges }) => cartridges.some((product) => isListed(product, currency)));
  const addresses = [
    paths.home(),
    paths.deals(),
    paths.promotions(),
    paths.departments(),
    paths.brands(),
    paths.stores(),
    paths.help(),
    ...(models.length === 0 ? [] : [paths.printerFinder()]),
    ...(['delivery', 'returns', 'privacy', 'terms', 'accessibility', 'cookies', 'learn', 'insiders'] as const).map((topic) =>
      paths.about(topic),
    ),
    ...landing.of(site, locale).map(paths.landingPage),
    ...[...categories].map(({ slug, id }) => paths.category(slug[locale], id)),
    ...branded.map(({ slug }) => paths.brand(slug)),
    ...models.map(({ name }) => paths.printer(slugOfModel(name))),
    ...listed.map(({ slug, itemId }) => paths.product(slug[locale], itemId)),
  ];
  return Array.from({ length: Math.ceil(addresses.length / MOST) }, (_, at) => {
    const lines = addresses
      .slice(at * MOST, (at + 1) * MOST)
      .map((address) => `<url><loc>${escaped(hosts.origins[tenant] + address)}</loc></url>`);
    return `${XML}<urlset xmlns="${SCHEMA}">${lines.join('')}</urlset>`;
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
