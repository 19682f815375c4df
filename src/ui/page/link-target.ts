// Classifies an address: a page of this app, another page of this host, an external address, or a forbidden one (APP-14).

/** page: client-side navigation. document: full navigation. outside: another host, mail, phone. refused: runs code. */
export type LinkTarget = 'page' | 'document' | 'outside' | 'refused';

/** The app's address patterns: `/cart`, `/orders/:orderId`, `/help/*`; a trailing `?` makes a segment optional. */
export type LinkRoutes = { readonly matches: (pathname: string) => boolean };

const SPECIAL = /[.+^${}()|[\]\\]/g;

/** A pattern as regular expression source. */
function patternSource(pattern: string): string {
  const segments = pattern.split('/').filter(Boolean);
  return segments
    .map((segment) => {
      if (segment === '*') return '(?:/.*)?';
      const optional = segment.endsWith('?');
      const bare = optional ? segment.slice(0, -1) : segment;
      const source = bare
        .split(/:[\w]+/)
        .map((text) => text.replace(SPECIAL, '\\$&'))
        .join('[^/]+');
      return optional ? `(?:/${source})?` : `/${source}`;
    })
    .join('');
}

/** Compiles the route list once, so that each link costs one test. */
export function linkRoutes(patterns: readonly string[]): LinkRoutes {
  const expression = new RegExp(`^(?:${patterns.map(patternSource).join('|')})/?$`, 'i');
  return { matches: (pathname) => expression.test(pathname) };
}

/** Characters that browsers strip before parsing a scheme: control characters and spaces around, tabs and line breaks inside. */
// oxlint-disable-next-line no-control-regex -- these are the characters the URL standard strips
const STRIPPED = /^[\u0000-\u0020]+|[\t\n\r]|[\u0000-\u0020]+$/g;

/** Classifies an address. Without routes every local address is a page. */
export function linkTarget(address: string, routes: LinkRoutes | null): LinkTarget {
  const read = address.replace(STRIPPED, '');
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(read)?.[1]?.toLowerCase();
  if (scheme === 'javascript' || scheme === 'data' || scheme === 'vbscript') return 'refused';
  if (scheme !== undefined || /^[/\\]{2}/.test(read)) return 'outside';
  const pathname = read.split(/[?#]/, 1)[0] ?? '';
  if (pathname === '' || routes === null || !pathname.startsWith('/')) return 'page';
  return routes.matches(pathname) ? 'page' : 'document';
}
