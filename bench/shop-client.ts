// The shop as the bench uses it: real HTTP calls with cookies, to make carts and read sizes.

export interface Client {
  readonly cookie: string;
  get(path: string): Promise<{ readonly status: number; readonly text: string }>;
  post(
    path: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly text: string }>;
}

/** A browser-like client of the consumer site. */
export function client(origin: string): Client {
  const { port } = new URL(origin);
  const jar = new Map<string, string>();
  const header = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  // The Host decides the site; the loopback address is the consumer site by another name.
  const send = async (path: string, init: RequestInit): Promise<{ status: number; text: string }> => {
    const response = await fetch(origin + path, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, ...(jar.size === 0 ? {} : { cookie: header() }) },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    return { status: response.status, text: await response.text() };
  };
  return {
    get cookie() {
      return header();
    },
    get: (path) => send(path, {}),
    post: (path, body, headers = {}) =>
      send(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', origin: `http://localhost:${port}`, 'sec-fetch-site': 'same-origin', ...headers },
      }),
  };
}
