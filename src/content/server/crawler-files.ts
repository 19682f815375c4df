// robots.txt and the sitemaps: what search engines may read, and every page they should know, per site and locale.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isListed } from '#catalog/rules';
import type { Catalog } from '#catalog/server';
import { LOCALES, localePrefix, type Locale } from '#locale/rules';
import { makePaths } from '#paths';
import type { Hosts } from '#platform/hosts';
import { siteOf, type Tenant } from '#site/rules';

/** Addresses of one shopper's own, and of endless variety. */
const CLOSED = ['/api/', '/cc/', '/checkout/', '/account/', '/gus/', '/office/', '/order-lookup', '/search', '/delivery-place'];

interface CrawlerFacts {
  readonly catalog: Catalog;
  readonly hosts: Hosts;
}

export function serveCrawlerFiles(app: FastifyInstance, { catalog, hosts }: CrawlerFacts): void {
  const kept = new Map<string, string>();
  catalog.onChange(() => kept.clear());
  const tenantOf = (request: FastifyRequest): Tenant => (hosts.tenantOf(request.headers.host) === 'business' ? 'business' : 'consumer');
  const send = (reply: FastifyReply, type: string, body: string) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(body);

  app.get('/robots.txt', (request, reply) => {
    const closed = LOCALES.flatMap((locale) => CLOSED.map((path) => `Disallow: ${localePrefix(locale)}${path}`));
    return send(
      reply,
      'text/plain',
      ['User-agent: *', ...closed, '', `Sitemap: ${hosts.origins[tenantOf(request)]}/sitemap.xml`, ''].join('\n'),
    );
  });
  app.get('/sitemap.xml', (request, reply) => {
    const origin = hosts.origins[tenantOf(request)];
    const parts = LOCALES.map((locale) => `<sitemap><loc>${origin}${localePrefix(locale)}/sitemap/pages.xml</loc></sitemap>`);
    return send(reply, 'application/xml', `${XML}<sitemapindex xmlns="${SCHEMA}">${parts.join('')}</sitemapindex>`);
  });
  app.get('/sitemap/pages.xml', (request, reply) => {
    const tenant = tenantOf(request);
    const { locale } = request.visit;
    const key = `${tenant} ${locale}`;
    const body = kept.get(key) ?? sitemapOf(catalog, hosts.origins[tenant], tenant, locale);
    kept.set(key, body);
    return send(reply, 'application/xml', body);
  });
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** The most addresses one sitemap may hold, by its protocol. */
const MOST = 50_000;

function sitemapOf(catalog: Catalog, origin: string, tenant: Tenant, locale: Locale): string {
  const paths = makePaths(locale);
  const { currency } = siteOf(tenant, locale);
  const listed = catalog.all().filter((product) => isListed(product, currency));
  const categories = new Set(listed.flatMap(({ categoryId }) => catalog.categories.path(categoryId)));
  const addresses = [
    paths.home(),
    paths.deals(),
    paths.departments(),
    paths.stores(),
    paths.help(),
    ...(['delivery', 'returns', 'privacy', 'terms', 'accessibility', 'cookies'] as const).map((topic) => paths.about(topic)),
    ...[...categories].map(({ slug, id }) => paths.category(slug[locale], id)),
    ...listed.map(({ slug, itemId }) => paths.product(slug[locale], itemId)),
  ];
  const lines = addresses.slice(0, MOST).map((address) => `<url><loc>${escaped(origin + address)}</loc></url>`);
  return `${XML}<urlset xmlns="${SCHEMA}">${lines.join('')}</urlset>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
