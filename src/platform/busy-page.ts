// The page of an overloaded shop: a few bytes with no files of its own, because the browser would have to request those too.
import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { CopyLocale } from '#base/locale/rules';
import { PROTECTIVE_HEADERS } from './protective-headers.ts';
import type { PlatformWords } from './refusals.ts';

export interface BusyPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The shop's look without its files: its colors and the device's fonts. */
const STYLE = [
  'body{margin:0;background:#fbf9f4;color:#111c36;font:1.125rem/1.55 Figtree,system-ui,sans-serif}',
  'main{max-width:34rem;margin:0 auto;padding:15vh 1.5rem 3rem}',
  '.name{display:flex;align-items:center;gap:.55rem;margin:0 0 2.5rem;font:650 1.75rem/1 Besley,Georgia,serif;letter-spacing:-.035em}',
  'h1{margin:0;font:600 2rem/1.2 Besley,Georgia,serif;letter-spacing:-.02em}',
  'p{margin:1rem 0 2rem}',
  'a{display:inline-block;padding:.7rem 1.5rem;border:1.5px solid #111c36;border-radius:.7rem;background:#ffb224;color:#0b1428;font-weight:650;text-decoration:none}',
  'a:focus-visible{outline:3px solid #1c4f80;outline-offset:2px}',
].join('');
const MARK =
  '<svg viewBox="0 0 36 40" width="36" height="40" fill="#111c36" aria-hidden="true"><rect x="9.5" y="2" width="17" height="6.5" rx="2"/>' +
  '<path d="M12 10.5h12v3.2c0 1 .6 1.9 1.5 2.3 4.7 2 7.5 6 7.5 10.8V32c0 3.5-2.5 6-6 6H9c-3.5 0-6-2.5-6-6v-5.2c0-4.8 2.8-8.8 7.5-10.8.9-.4 1.5-1.3 1.5-2.3Z"/>' +
  '<rect x="8.2" y="19.5" width="19.6" height="13.5" rx="2.4" fill="#ffb224"/>' +
  '<path d="M18 21c2.3 2.7 3.5 4.5 3.5 6.1a3.5 3.5 0 0 1-7 0c0-1.6 1.2-3.4 3.5-6.1Z" fill="#0b1428"/></svg>';

/** Makes the page for a request in the visitor's language; undefined when a script asks. Pages of the `parents` origins may frame it. */
export function makeBusyPages(words: PlatformWords, parents: readonly string[]): (request: FastifyRequest) => BusyPage | undefined {
  const headers = {
    ...PROTECTIVE_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
      "base-uri 'none'",
      `frame-ancestors ${parents.length === 0 ? "'none'" : parents.join(' ')}`,
    ].join('; '),
  };
  const drawn = new Map<CopyLocale, BusyPage>();
  return (request) => {
    if (isForScript(request.url)) return undefined;
    const { copyLocale } = request.visit;
    const page = drawn.get(copyLocale) ?? { headers, html: htmlOf(words, copyLocale) };
    drawn.set(copyLocale, page);
    return page;
  };
}

/** Page data that React Router fetches, and its internal addresses. */
const isForScript = (url: string): boolean => /^\/__|^[^?]*\.data(?:\?|$)/.test(url);

function htmlOf(words: PlatformWords, locale: CopyLocale): string {
  const title = words('BUSY_TITLE', locale);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Inkwell</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="name">${MARK} Inkwell</p>
<h1>${title}</h1>
<p>${words('BUSY_TEXT', locale)}</p>
<a href="">${words('BUSY_AGAIN', locale)}</a>
</main>
</body>
</html>
`;
}
