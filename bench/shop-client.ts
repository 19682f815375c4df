// The shop as the bench uses it: real HTTP calls with cookies, to make carts and orders and to read sizes.
import { Agent, request, type IncomingMessage } from 'node:http';

export interface Client {
  readonly cookie: string;
  get(path: string): Promise<{ readonly status: number; readonly text: string }>;
  post(
    path: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly text: string }>;
}

// Connections are kept: opening them is not what is measured.
const agent = new Agent({ keepAlive: true });

/** Without the promises of an iterator: what the client costs is taken from the shop on the same machine. */
export function readText(response: IncomingMessage, done: (text: string) => void, failed: (error: Error) => void): void {
  let whole = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => (whole += chunk));
  response.once('end', () => done(whole));
  response.once('error', failed);
}

/** A browser-like client of the consumer site. */
export function client(origin: string): Client {
  const { hostname, port } = new URL(origin);
  const jar = new Map<string, string>();
  const header = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  // The Host decides the site; the loopback address is the consumer site by another name.
  const send = (method: 'GET' | 'POST', path: string, headers: Readonly<Record<string, string>>, body?: string) =>
    new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
      const cookie = jar.size === 0 ? {} : { cookie: header() };
      const call = request({ agent, hostname, port, method, path, headers: { ...headers, ...cookie } }, (response) => {
        for (const set of response.headers['set-cookie'] ?? []) {
          const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
          jar.set(name, value);
        }
        readText(response, (whole) => resolve({ status: response.statusCode ?? 500, text: whole }), reject);
      });
      call.once('error', reject);
      call.end(body);
    });
  return {
    get cookie() {
      return header();
    },
    get: (path) => send('GET', path, {}),
    post: (path, body, headers = {}) =>
      send(
        'POST',
        path,
        { 'content-type': 'application/json', origin: `http://localhost:${port}`, 'sec-fetch-site': 'same-origin', ...headers },
        JSON.stringify(body),
      ),
  };
}
