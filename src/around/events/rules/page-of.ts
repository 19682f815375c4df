// The pattern of an address: what is reported instead of the address itself, which may hold a number or a word of somebody's.

/** For an address that is no page of the shop. */
export const OTHER_PAGE = 'other';

const LOCALE = /^\/(?:en-ca|fr-ca)(?=\/|$)/;

/** The pattern that fits best, without the locale: `/:slug/product_:id`. `patterns` may have locales and optional parts. */
export function pageOf(pathname: string, patterns: readonly string[]): string {
  const path = pathname.replace(LOCALE, '').replace(/\/$/, '') || '/';
  const fitting = patterns
    .map((pattern) => pattern.replace(LOCALE, '') || '/')
    .filter((pattern) => shapeOf(pattern).test(path))
    .toSorted((a, b) => fixedLength(b) - fixedLength(a));
  return fitting[0] ?? OTHER_PAGE;
}

/** The item of a product's page. */
export function itemOf(pathname: string): string | undefined {
  const [, item] = /\/product_([\w.-]{1,40})\/?$/.exec(pathname) ?? [];
  return item;
}

function shapeOf(pattern: string): RegExp {
  const parts = pattern.split('/').slice(1);
  const shape = parts.map((part) =>
    part.startsWith(':') && part.endsWith('?') ? '(?:/[^/]+)?' : `/${part.split(/:\w+/).map(escaped).join('[^/]+')}`,
  );
  return new RegExp(`^${pattern === '/' ? '/' : shape.join('')}$`);
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Characters that are no parameter: the more, the closer the pattern. */
const fixedLength = (pattern: string): number => pattern.replaceAll(/:\w+\??/g, '').length;
