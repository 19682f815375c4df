// A shopper's browser that talks to a shop in another process over the network.
import type { Visitor } from './buyer-fixtures.ts';

/** A browser that talks to the shop over the network. */
export function networkVisitor(origin: string): Visitor {
  const cookies = new Map<string, string>();
  return {
    async send(method, url, body, headers = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const reply = await fetch(origin + url, {
        method,
        headers: { origin, cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const set of reply.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        if (name !== undefined && value !== undefined) cookies.set(name, value);
      }
      const text = await reply.text();
      return { status: reply.status, body: text, json: <T>() => JSON.parse(text) as T };
    },
  };
}
