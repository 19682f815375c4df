// Renders a page whole before it is sent: buffered output is cheaper than streaming and can be cached.
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { createRequestHandler, RouterContextProvider, ServerRouter, type EntryContext } from 'react-router';
import { fillContext, pageVisit } from '#ui/page-visit';

// The server takes these from the bundle, so that there is one React Router whatever the bundle contains.
export { createRequestHandler, RouterContextProvider };
export { fillContext };

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, deliver } = context.get(pageVisit);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        parts.push(chunk);
        done();
      },
      final(done) {
        headers.set('content-type', 'text/html; charset=utf-8');
        deliver(scriptsLast(Buffer.concat(parts)));
        resolve(new Response(null, { status: failed ? 500 : status, headers }));
        done();
      },
    });
    let failed = false;
    const { pipe } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
      nonce,
      // Everything stands where it belongs, also what a page loads in parts: nothing is moved into place by scripts.
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

const PRELOADED = '<link rel="modulepreload" ';

/**
 * Scripts are named early but wait for what a shopper sees first: browsers would fetch them before pictures and beside the
 * styles. React Router writes these links itself and offers no say in it. In text a tag's quotes are escaped, so only tags match.
 */
function scriptsLast(html: Buffer): Buffer {
  return Buffer.from(html.toString('utf8').replaceAll(PRELOADED, `${PRELOADED}fetchpriority="low" `));
}
