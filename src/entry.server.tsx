// Renders a whole page before sending it: buffered output is cheaper than streaming and can be cached.
import { Writable } from 'node:stream';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { createRequestHandler, RouterContextProvider, ServerRouter, type EntryContext } from 'react-router';
import { FooterListsProvider } from '#around/header/screen';
import { HAS_EXPERIMENT, SHOW_VARIANTS } from '#around/experiments/screen';
import { HAS_OWN, SAY_KNOWN } from '#people/sessions/screen';
import { dataScript } from '#ui/page/data-script';
import { PagePartsProvider } from '#ui/page/cached-part';
import { EARLY_STEPS, REFUSED_STORAGE, SHOW_DISPLAY } from '#ui/page/early-scripts';
import { lateScripts, starter } from '#ui/page/late-scripts';
import { fillContext, pageVisit } from '#ui/page/page-visit';
import { drawFooterLists } from './around/header/screen/footer-lists.tsx';

// The server takes these from the bundle, so that only one copy of React Router is in use.
export { createRequestHandler, RouterContextProvider };
export { fillContext };
/** Page patterns, by which the server distinguishes pages. */
export { PATTERNS_WITHOUT_LOCALE as pagePatterns } from './page-patterns.ts';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, parts, deliver } = context.get(pageVisit);
  // React Router would stream the loaders' data through the renderer in chunks; all of it is already available.
  const { serverHandoffStream, ...rest } = entry;
  const handoff = serverHandoffStream === undefined ? '' : await textOf(serverHandoffStream);
  const { html, failed } = await rendered(
    <PagePartsProvider value={parts}>
      <FooterListsProvider value={drawFooterLists}>
        <ServerRouter context={rest} url={request.url} nonce={nonce} />
      </FooterListsProvider>
    </PagePartsProvider>,
    nonce,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  deliver(finished(html, handoff, nonce));
  return new Response(null, { status: failed ? 500 : status, headers });
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) text += decoder.decode(piece.value, { stream: true });
  return text;
}

/** React's marker of a part that was not ready or failed. */
const GIVEN_UP = '<!--$!-->';

/** React adds it only when it streams. */
const DOCTYPE = '<!DOCTYPE html>';

interface Rendered {
  readonly html: Buffer;
  readonly failed: boolean;
}

/**
 * Renders to a string in one go, which costs half of writing chunks of bytes. In this mode React neither waits for lazy parts nor reports errors, so
 * a page that needs either is rendered again as a stream.
 */
function rendered(page: React.ReactNode, nonce: string): Promise<Rendered> | Rendered {
  try {
    const html = renderToString(page);
    if (!html.includes(GIVEN_UP)) return { html: Buffer.from(DOCTYPE + html), failed: false };
  } catch {
    // the second rendering reports the error
  }
  return renderedInParts(page, nonce);
}

function renderedInParts(page: React.ReactNode, nonce: string): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const sink = new Sink((html) => resolve({ html, failed }));
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Lazy parts are rendered in place, so that no script has to move them.
      progressiveChunkSize: Infinity,
      onAllReady: () => void pipe(sink),
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
  });
}

/** Collects React's output as it comes, in fresh buffers: a stream's machinery costs more than the writing. */
class Sink extends Writable {
  readonly #done: (html: Buffer) => void;
  readonly #pieces: Buffer[] = [];

  constructor(done: (html: Buffer) => void) {
    super();
    this.#done = done;
  }

  override write(piece: string | Uint8Array): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
    return true;
  }

  override end(): this {
    this.#done(Buffer.concat(this.#pieces));
    return this;
  }
}

/** The row switch of a list, for visitors who chose rows; never in a cached part, so every rendering has it. */
const MAY_BE_ROWS = 'data-rows=""';
/** Pages are the same for everybody, so this script applies the visitor's list layout before the first paint (`listing-layout.ts` stores it). */
const SAY_ROWS = 'try{localStorage.getItem("listingRows")==="1"&&(document.documentElement.dataset.listing="rows")}catch{}';

const HEAD_END = '</head>';
const BODY_END = '</body></html>';

/** The page with the loaders' data at its end, as React Router's client expects it, and with delayed scripts. */
function finished(html: Buffer, handoff: string, nonce: string): Buffer {
  const headEnd = html.indexOf(HEAD_END);
  const bodyEnd = html.length - BODY_END.length;
  const opening = starter(nonce);
  const opened = html.lastIndexOf(opening);
  if (headEnd === -1 || opened === -1 || handoff === '' || html.toString('latin1', bodyEnd) !== BODY_END) return html;
  const startAt = opened + opening.length;
  const startEnd = html.indexOf('</script>', startAt);
  const { head, start } = lateScripts(html.toString('utf8', 0, headEnd), html.toString('utf8', startAt, startEnd));
  const scripts = [
    REFUSED_STORAGE,
    SHOW_DISPLAY,
    html.includes(MAY_BE_ROWS) ? SAY_ROWS : '',
    html.includes(HAS_OWN) ? SAY_KNOWN : '',
    html.includes(HAS_EXPERIMENT) ? SHOW_VARIANTS : '',
    EARLY_STEPS,
  ];
  const early = `<script nonce="${nonce}">${scripts.filter(Boolean).join(';')}</script>`;
  const end = html.toString('utf8', startEnd, bodyEnd) + dataScript(handoff, nonce) + BODY_END;
  return Buffer.concat([Buffer.from(head + early), html.subarray(headEnd, startAt), Buffer.from(start + end)]);
}
