// The line between the shop and the payment company, where it can go wrong: for one card, once.
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What happens to an authorisation: called instead of passing it on. `pass` asks the company and gives its answer back. */
export type Meddle = (pass: () => Promise<Answer>) => Promise<Answer | 'silence' | 'hangUp'>;

export interface Answer {
  readonly status: number;
  readonly body: string;
}

export interface BankLine {
  /** Where the shop calls. */
  readonly url: string;
  /** The next authorisation with this card's token goes wrong. */
  meet(token: string, meddle: Meddle): void;
  close(): Promise<void>;
}

export async function bankLine(provider: { readonly url: string }): Promise<BankLine> {
  const meddling = new Map<string, Meddle>();
  const agent = new Agent({ keepAlive: true });
  const pass = (call: IncomingMessage, body: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { authorization = '' } = call.headers;
      const headers = {
        authorization,
        ...(body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      };
      const onward = request(new URL(call.url ?? '/', provider.url), { agent, method: call.method ?? 'GET', headers }, (reply) => {
        text(reply).then((whole) => resolve({ status: reply.statusCode ?? 500, body: whole }), reject);
      });
      onward.once('error', reject);
      onward.end(body);
    });
  const serve = async (call: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const body = await text(call);
    const meddle = call.method === 'POST' && call.url === '/v1/authorisations' ? take(meddling, tokenIn(body)) : undefined;
    const answer = await (meddle === undefined ? pass(call, body) : meddle(() => pass(call, body)));
    if (answer === 'silence') return;
    if (answer === 'hangUp') return void reply.destroy();
    reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  };
  // What cannot be passed on is a line that is dead.
  const server = createServer((call, reply) => void serve(call, reply).catch(() => reply.destroy()));
  // The shop keeps its connections open for four seconds; whoever closes first must not be this one.
  server.keepAliveTimeout = 30_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    meet: (token, meddle) => void meddling.set(token, meddle),
    close() {
      agent.destroy();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function tokenIn(body: string): string {
  return (JSON.parse(body) as { readonly token: string }).token;
}

function take(meddling: Map<string, Meddle>, token: string): Meddle | undefined {
  const meddle = meddling.get(token);
  meddling.delete(token);
  return meddle;
}
