// Which of the shop's hosts a request came to. The Host header only selects; no address is ever built from it (trust 18).
import type { IncomingMessage } from 'node:http';
import { splitLocale, type Locale } from '#base/locale/rules';
import { siteOf, type Site, type Tenant } from '#base/site/rules';
import { originOf, payPortOf, type Config } from './config.ts';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]']);

export interface Hosts {
  /** The tenant whose host this is, undefined for any other name. */
  tenantOf(hostHeader: string | undefined): Tenant | undefined;
  /** Whether this is the machine's own address, by which the consumer site is reached too. Its pages belong to the site's name. */
  isLoopback(hostHeader: string | undefined): boolean;
  /** Of the two sites, and of the payment host, which is not served here. */
  readonly origins: Readonly<Record<Tenant | 'pay', string>>;
}

export function makeHosts(config: Config): Hosts {
  const names = new Map<string, Tenant>([
    [config.consumerHost, 'consumer'],
    [config.businessHost, 'business'],
  ]);
  // The loopback addresses are the consumer site by another name when it is served there.
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

/** Locale and rest of a raw request address; the site follows from tenant and locale. */
export function placeOf(tenant: Tenant, rawUrl: string): { readonly site: Site; readonly locale: Locale; readonly url: string } {
  const at = rawUrl.indexOf('?');
  const { locale, path } = splitLocale(at < 0 ? rawUrl : rawUrl.slice(0, at));
  return { site: siteOf(tenant, locale), locale, url: at < 0 ? path : path + rawUrl.slice(at) };
}

/**
 * Path and query of a request. Some write the whole address (`GET http://localhost:3000/cart`): its host is the request's then, whatever
 * `Host` says (RFC 9112, 3.2.2).
 */
export function originForm(request: IncomingMessage): string {
  const raw = request.url ?? '/';
  const [, authority, rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(raw) ?? [];
  // What is neither a path nor an address of ours (`*`, `ftp://…`) is a path that nothing stands at.
  if (authority === undefined) return raw.startsWith('/') ? raw : `/${raw}`;
  request.headers.host = authority;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The address a request was made with, before the locale was taken off for routing. */
export function rawUrlOf(request: IncomingMessage & { originalUrl?: string }): string {
  return request.originalUrl ?? request.url ?? '/';
}
