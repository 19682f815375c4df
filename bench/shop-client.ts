// The shop as the bench uses it: real HTTP calls with cookies, to make carts and orders and to read sizes.
import { cookiesSet, rawHttp, type Send } from './raw-http.ts';

export interface Client {
  readonly cookie: string;
  get(path: string): Promise<{ readonly status: number; readonly text: string }>;
  post(
    path: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly text: string }>;
}

/** A browser-like client of the consumer site, or of the site of another host. */
export function client(origin: string, host = 'localhost'): Client {
  const { hostname, port } = new URL(origin);
  const server = rawHttp(hostname, Number(port));
  const jar = new Map<string, string>();
  const header = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  // The Host decides the site; the loopback address is the consumer site by another name.
  const send = async (...[method, path, headers, body]: Parameters<Send>) => {
    const cookie: Record<string, string> = jar.size === 0 ? {} : { cookie: header() };
    const named: Record<string, string> = host === 'localhost' ? {} : { host: `${host}:${port}` };
    const { status, head, text } = await server(method, path, { ...named, ...headers, ...cookie }, body);
    for (const [name, value] of cookiesSet(head)) jar.set(name, value);
    return { status, text };
  };
  return {
    get cookie() {
      return header();
    },
    get: (path) => send('GET', path, {}),
    post: (path, body, headers = {}) =>
      send(
        'POST',
        path,
        { 'content-type': 'application/json', origin: `http://${host}:${port}`, 'sec-fetch-site': 'same-origin', ...headers },
        JSON.stringify(body),
      ),
  };
}
