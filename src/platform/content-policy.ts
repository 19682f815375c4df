// The content security policy of pages: nonces while a page is rendered, hashes when it is cached and shared (trust 17).
import { hash } from 'node:crypto';

export interface PolicyFacts {
  /** Origin of the payment frame, the only origin that pages may frame but for `framesShop`. */
  readonly payOrigin: string;
  /** Origins of the payment company to which our forms may lead. */
  readonly awayOrigins: readonly string[];
  readonly development: boolean;
  /** Origin of the map's tiles; undefined without a map. */
  readonly tileOrigin?: string | undefined;
  /** Origins of pictures that are loaded with events. */
  readonly pixelOrigins?: readonly string[];
  /** Origins whose pages may frame the shop. */
  readonly parents: readonly string[];
  /** The page shows the shop itself in a frame: the one that plays a purchasing system. */
  readonly framesShop?: boolean;
}

/** The policy for one page. `scripts` are source expressions: `'nonce-…'` or `'sha256-…'`. */
export function contentPolicy(scripts: readonly string[], facts: PolicyFacts): string {
  const { payOrigin, awayOrigins, development, tileOrigin, pixelOrigins = [], parents, framesShop = false } = facts;
  const trusted = development ? [] : ["require-trusted-types-for 'script'", 'trusted-types default captcha'];
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    ['img-src', "'self'", 'data:', ...(tileOrigin === undefined ? [] : [tileOrigin]), ...pixelOrigins].join(' '),
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `frame-src ${framesShop ? "'self' " : ''}${payOrigin}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    // Browsers apply this list to redirects too: the shop answers a payment form with a redirect to the payment company.
    `form-action ${["'self'", payOrigin, ...awayOrigins].join(' ')}`,
    `frame-ancestors ${parents.length === 0 ? "'none'" : parents.join(' ')}`,
    ...trusted,
  ].join('; ');
}

/**
 * Turns the nonces of a rendered page into hashes, so that everybody can receive the same bytes. Only scripts with this page's nonce are hashed: an
 * injected script does not know the nonce and stays forbidden.
 */
export function hashScripts(html: Buffer, nonce: string): { readonly html: Buffer; readonly hashes: readonly string[] } {
  const hashes: string[] = [];
  const mark = ` nonce="${nonce}"`;
  const pieces: Buffer[] = [];
  let at = 0;
  for (let found = html.indexOf(mark); found !== -1; found = html.indexOf(mark, at)) {
    const tagEnd = html.indexOf('>', found) + 1;
    const tag = html.toString('latin1', html.lastIndexOf('<', found), tagEnd);
    if (tag.startsWith('<script') && !/\bsrc=/.test(tag)) {
      const text = html.subarray(tagEnd, html.indexOf('</script>', tagEnd));
      hashes.push(`'sha256-${hash('sha256', text, 'base64')}'`);
    }
    pieces.push(html.subarray(at, found));
    at = found + mark.length;
  }
  return { html: Buffer.concat([...pieces, html.subarray(at)]), hashes };
}
