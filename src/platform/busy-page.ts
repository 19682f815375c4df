// What a page says of a shop that has too much to do: a few bytes without a file of their own, because all else would have to be asked for, too.
import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { CopyLocale } from '#base/locale/rules';
import { PROTECTIVE_HEADERS } from './protective-headers.ts';
import type { PlatformWords } from './refusals.ts';

export interface BusyPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

const STYLE =
  'body{max-width:36rem;margin:15vh auto 0;padding:0 1.5rem;font:1.125rem/1.5 system-ui,sans-serif;color:#111c36}a{color:inherit}';

/** Gives the page for a request, in the language that its visitor reads; undefined where a script asks and not a person. `parents` may frame it. */
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

/** Data of a page that is open already, and what React Router keeps for itself. */
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
<h1>${title}</h1>
<p>${words('BUSY_TEXT', locale)}</p>
<p><a href="">${words('BUSY_AGAIN', locale)}</a></p>
</main>
</body>
</html>
`;
}
