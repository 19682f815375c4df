// A real identity provider on the loopback (oidc-provider), for tests: people sign in to it without a form.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type ClientMetadata, type Configuration, type JWK } from 'oidc-provider';
import { generateKeyPairSync, randomUUID } from 'node:crypto';

/** A person of the directory, with every claim that the provider makes about them. */
export interface DirectoryPerson {
  readonly sub: string;
  readonly [claim: string]: unknown;
}

export interface IdentityProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who is at the browser from now on; undefined: the provider refuses them. */
  signInAs(person: DirectoryPerson | undefined): void;
  /** Changes its signing key; the old one is gone. */
  rollKey(): Promise<void>;
  /** Visits an address of the provider as a browser would, and returns where it is sent back to; '' when the provider shows an error. */
  visit(address: string): Promise<string>;
  close(): Promise<void>;
}

const CLIENT_ID = 'inkwell';
const CLIENT_SECRET = 'a secret between shop and provider';

/** `redirectUris`: where the provider may send people back. */
export async function identityProvider(redirectUris: readonly string[]): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let person: DirectoryPerson | undefined;
  const open = (): void => {
    const provider = providerAt(issuer, redirectUris, () => person);
    const answer = provider.callback();
    server.removeAllListeners('request');
    server.on('request', (request, reply) => void answer(request, reply));
  };
  open();
  return {
    issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    signInAs: (next) => void (person = next),
    rollKey: async () => open(),
    visit: (address) => follow(issuer, address),
    close: () => closed(server),
  };
}

function providerAt(issuer: string, redirectUris: readonly string[], who: () => DirectoryPerson | undefined): Provider {
  const client: ClientMetadata = { client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [...redirectUris] };
  const configuration: Configuration = {
    clients: [client],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomUUID()] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups', 'memberOf'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...who(), sub }) }),
  };
  const provider = new Provider(issuer, configuration);
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next();
    const { params, prompt, session } = await provider.interactionDetails(context.req, context.res);
    const person = who();
    if (person === undefined) {
      const refusal = { error: 'access_denied', error_description: 'Not assigned to this application' };
      return provider.interactionFinished(context.req, context.res, refusal);
    }
    if (prompt.name === 'login') return provider.interactionFinished(context.req, context.res, { login: { accountId: person.sub } });
    const grant = new provider.Grant({ accountId: session?.accountId ?? person.sub, clientId: String(params['client_id']) });
    grant.addOIDCScope('openid email profile');
    const consent = { grantId: await grant.save() };
    return provider.interactionFinished(context.req, context.res, { consent }, { mergeWithLastSubmission: true });
  });
  return provider;
}

function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomUUID() } as JWK;
}

async function follow(issuer: string, address: string): Promise<string> {
  const cookies = new Map<string, string>();
  let at = address;
  for (let hops = 0; hops < 10; hops += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = reply.headers.get('location');
    if (location === null) return '';
    at = new URL(location, at).href;
    if (!at.startsWith(issuer)) return at;
  }
  throw new Error('The provider leads in circles');
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
