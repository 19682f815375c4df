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
  /** A browser that keeps the provider's cookies, so that it stays signed in there. */
  browser(): Pick<IdentityProvider, 'visit'>;
  /** How often somebody has had to sign in there. */
  readonly signIns: () => number;
  close(): Promise<void>;
}

/** What a provider knows about the shop beyond where it sends people back. */
export interface ShopAtProvider {
  /** Where it sends people back whom it has signed out. */
  readonly signedOutUris?: readonly string[];
  /** Where it says that a session has ended (back-channel logout), and how that gets there; returns the status. */
  readonly logout?: { readonly uri: string; readonly post: (address: string, form: string) => Promise<number> };
}

const CLIENT_ID = 'inkwell';
const CLIENT_SECRET = 'a secret between shop and provider';

/** `redirectUris`: where the provider may send people back. */
export async function identityProvider(redirectUris: readonly string[], more: ShopAtProvider = {}): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let person: DirectoryPerson | undefined;
  let signIns = 0;
  const onSignIn = (): void => void (signIns += 1);
  const open = (): void => {
    const provider = providerAt(issuer, { ...more, redirectUris, who: () => person, onSignIn });
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
    visit: (address) => follow(issuer, address, new Map()),
    browser() {
      const cookies = new Map<string, string>();
      return { visit: (address) => follow(issuer, address, cookies) };
    },
    signIns: () => signIns,
    close: () => closed(server),
  };
}

interface Facts extends ShopAtProvider {
  readonly redirectUris: readonly string[];
  readonly who: () => DirectoryPerson | undefined;
  readonly onSignIn: () => void;
}

function providerAt(issuer: string, { redirectUris, signedOutUris = [], logout, who, onSignIn }: Facts): Provider {
  const client: ClientMetadata = {
    client_id: CLIENT_ID,
    client_secret: CLIENT_SECRET,
    redirect_uris: [...redirectUris],
    post_logout_redirect_uris: [...signedOutUris],
    ...(logout && { backchannel_logout_uri: logout.uri, backchannel_logout_session_required: true }),
  };
  const configuration: Configuration = {
    clients: [client],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomUUID()] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups', 'memberOf'] },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: logout !== undefined },
      rpInitiatedLogout: { logoutSource: asksToSignOut, postLogoutSuccessSource: saysSignedOut },
    },
    ...(logout && {
      fetch: async (address, sent) => {
        const request = new Request(address, sent);
        return new Response(null, { status: await logout.post(request.url, await request.text()) });
      },
    }),
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
    if (prompt.name === 'login') {
      onSignIn();
      return provider.interactionFinished(context.req, context.res, { login: { accountId: person.sub } });
    }
    const grant = new provider.Grant({ accountId: session?.accountId ?? person.sub, clientId: String(params['client_id']) });
    grant.addOIDCScope('openid email profile');
    const consent = { grantId: await grant.save() };
    return provider.interactionFinished(context.req, context.res, { consent }, { mergeWithLastSubmission: true });
  });
  return provider;
}

/** Its own page in the two steps of signing out. */
function asksToSignOut(context: { body?: unknown }, form: string): void {
  const button = '<button type="submit" form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button>';
  context.body = `<!DOCTYPE html><html lang="en"><title>Sign out</title><body>${form}${button}</body></html>`;
}

function saysSignedOut(context: { body?: unknown }): void {
  context.body = '<!DOCTYPE html><html lang="en"><title>Signed out</title><body>Signed out</body></html>';
}

function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomUUID() } as JWK;
}

async function follow(issuer: string, address: string, cookies: Map<string, string>): Promise<string> {
  let at = address;
  let form: URLSearchParams | undefined;
  for (let hops = 0; hops < 10; hops += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(at, { redirect: 'manual', headers: { cookie }, ...(form && { method: 'POST', body: form }) });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = reply.headers.get('location');
    // The provider asks whether to sign out; whoever is asked says yes.
    const [, action = '', xsrf = ''] =
      (location === null && /action="([^"]*\/end\/confirm)"[^]*?name="xsrf" value="([^"]*)"/.exec(await reply.text())) || [];
    if (location === null && action === '') return '';
    form = location === null ? new URLSearchParams({ xsrf, logout: 'yes' }) : undefined;
    at = new URL(location ?? action, at).href;
    if (!at.startsWith(issuer)) return at;
  }
  throw new Error('The provider leads in circles');
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
