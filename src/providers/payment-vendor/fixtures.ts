// A test double of a payment company: an HTTP server that records requests, refuses ones that differ from the recorded shape, and can lose
// an answer. Its CORS headers allow any page.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandInRequest {
  readonly method: string;
  /** `POST /v1/refunds` */
  readonly asked: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface StandInAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Differences from the recorded shape. */
  readonly wrong?: string;
  /** Where a page of the company redirects a shopper. */
  readonly location?: string;
}

export interface StandIn {
  readonly url: string;
  readonly asked: string[];
  readonly misshapen: string[];
  /** Executes the next request of this kind but loses its answer. */
  loseAnswerOf(asked: RegExp): void;
  close(): Promise<void>;
}

export async function vendorStandIn(answerTo: (request: StandInRequest) => StandInAnswer): Promise<StandIn> {
  const [asked, misshapen]: [string[], string[]] = [[], []];
  let lost: RegExp | undefined;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*, authorization');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { method = '', headers } = request;
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://stand.in');
    const call = `${method} ${pathname}`;
    asked.push(call);
    const { status, body, wrong, location } = answerTo({ method, asked: call, query, headers, text });
    if (wrong !== undefined) misshapen.push(`${call}: ${wrong}`);
    if (lost?.test(`${call} ${text}`) === true) {
      lost = undefined;
      request.socket.destroy();
      return;
    }
    response
      .writeHead(status, { 'content-type': 'application/json', ...(location === undefined ? {} : { location }) })
      .end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    misshapen,
    loseAnswerOf: (kind) => (lost = kind),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
