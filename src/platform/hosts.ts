// Which of the shop's hosts a request came to. The Host header only selects one; no address is built from it (trust 18).
import type { IncomingMessage } from 'node:http';
import { splitLocale, type Locale } from '#base/locale/rules';
import { siteOf, type Site, type Tenant } from '#base/site/rules';
import type { Config } from './config.ts';
import { originOf, payPortOf } from './host-settings.ts';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]']);

export interface Hosts {
  /** The tenant of this host; undefined for any other name. */
  tenantOf(hostHeader: string | undefined): Tenant | undefined;
  /** Whether this is a loopback address, which also reaches the consumer site. The site's pages belong to its name. */
  isLoopback(hostHeader: string | undefined): boolean;
  /** Origins of the two sites and of the payment host, which another server serves. */
  readonly origins: Readonly<Record<Tenant | 'pay', string>>;
}

export function makeHosts(config: Config): Hosts {
  const names = new Map<string, Tenant>([
    [config.consumerHost, 'consumer'],
    [config.businessHost, 'business'],
  ]);
  // When the consumer site runs on localhost, the loopback addresses reach it too.
  if (config.consumerHost === 'localhost') for (const name of LOOPBACK) names.set(name, 'consumer');
  return {
    tenantOf: (header) => names.get(nameOf(header)),
    isLoopback: (header) => LOOPBACK.has(nameOf(header)),
    origins: {
      consumer: originOf(config, config.consumerHost),
      business: originOf(config, config.businessHost),
      pay: originOf({ scheme: config.scheme, publicPort: config.payPublicPort ?? payPortOf(config) }, config.payHost),
    },
  };
}

function nameOf(hostHeader = ''): string {
  return hostHeader.toLowerCase().replace(/:\d+$/, '');
}

/** Locale and remaining path of a raw request address; tenant and locale give the site. */
export function placeOf(tenant: Tenant, rawUrl: string): { readonly site: Site; readonly locale: Locale; readonly url: string } {
  const at = rawUrl.indexOf('?');
  const { locale, path } = splitLocale(at < 0 ? rawUrl : rawUrl.slice(0, at));
  return { site: siteOf(tenant, locale), locale, url: at < 0 ? path : path + rawUrl.slice(at) };
}

/**
 * Path and query of a request. A client may send a full URL (`GET http://localhost:3000/cart`): its host then counts instead of the `Host` header
 * (RFC 9112, 3.2.2).
 */
export function originForm(request: IncomingMessage): string {
  const raw = request.url ?? '/';
  const [, authority, rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(raw) ?? [];
  // Anything else (`*`, `ftp://…`) becomes a path that matches no route.
  if (authority === undefined) return raw.startsWith('/') ? raw : `/${raw}`;
  request.headers.host = authority;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The address of the request, before routing removed the locale. */
export function rawUrlOf(request: IncomingMessage & { originalUrl?: string }): string {
  return request.originalUrl ?? request.url ?? '/';
}
