// An identity provider that answers what a test wants, to try what a hostile or broken one could send (trust 21).
import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForgingProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Answers this from now on. */
  answer(make: Forgery): void;
  /** The answer to a sign-on that began at this address, as the browser brings it back. */
  visit(address: string): Promise<string>;
  /** How often each path was asked for. */
  readonly asked: Readonly<Record<string, number>>;
  close(): Promise<void>;
}

/** Changes the ID token, or the whole answer, of a person who would get in. */
export interface Forgery {
  readonly claims?: (right: Readonly<Record<string, unknown>>) => object;
  readonly token?: (parts: TokenParts) => string;
  /** Instead of the token endpoint's answer. */
  readonly reply?: { readonly status: number; readonly body: object };
  /** Instead of the discovery document. */
  readonly discovery?: { readonly status: number; readonly body: object | string };
  /** In the address with which the browser comes back. */
  readonly query?: Readonly<Record<string, string>>;
}

export interface TokenParts {
  readonly header: Readonly<Record<string, unknown>>;
  readonly claims: object;
  readonly sign: (header: object, claims: object, key?: KeyObject | string) => string;
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Signs with RSA, or with HMAC when the key is a text. */
function signed(header: object, claims: object, key: KeyObject | string): string {
  const text = `${encoded(header)}.${encoded(claims)}`;
  const signature = typeof key === 'string' ? createHmac('sha256', key).update(text).digest() : sign('sha256', Buffer.from(text), key);
  return `${text}.${signature.toString('base64url')}`;
}

/** `person`: claims of somebody who gets in when nothing is forged. */
export async function forgingProvider(person: Readonly<Record<string, unknown>>): Promise<ForgingProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' };
  const [clientId, clientSecret] = ['inkwell', 'a secret between shop and provider'];
  const asked: Record<string, number> = {};
  let forgery: Forgery = {};
  let nonce = '';
  let issuer = '';
  const idToken = (): string => {
    const now = Math.floor(Date.now() / 1_000);
    const right = { iss: issuer, aud: clientId, iat: now, exp: now + 300, nonce, ...person };
    const parts: TokenParts = {
      header: { alg: 'RS256', kid: 'one', typ: 'JWT' },
      claims: forgery.claims?.(right) ?? right,
      sign: (header, claims, key = privateKey) => signed(header, claims, key),
    };
    return forgery.token?.(parts) ?? parts.sign(parts.header, parts.claims);
  };
  const pages: Readonly<Record<string, () => { readonly status: number; readonly body: object | string }>> = {
    '/.well-known/openid-configuration': () => forgery.discovery ?? { status: 200, body: discoveryOf(issuer) },
    '/jwks': () => ({ status: 200, body: { keys: [jwk] } }),
    '/token': () =>
      forgery.reply ?? { status: 200, body: { access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token: idToken() } },
  };
  const server = createServer((request, reply) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    asked[path] = (asked[path] ?? 0) + 1;
    const { status, body } = pages[path]?.() ?? { status: 404, body: {} };
    reply.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    clientId,
    clientSecret,
    asked,
    answer: (next) => void (forgery = next),
    async visit(address) {
      const { searchParams } = new URL(address);
      nonce = searchParams.get('nonce') ?? '';
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      const query = { code: 'a-code', state: searchParams.get('state') ?? '', ...forgery.query };
      for (const [name, value] of Object.entries(query)) back.searchParams.set(name, value);
      return back.href;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const discoveryOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
});
