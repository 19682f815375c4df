// OpenID Connect with an organization's identity provider: authorization code, PKCE, nonce (USR-6, trust 21). The library loads with the first use.
import type * as OpenIdClient from 'openid-client';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { failureOf, unreachable, type ProviderFailure } from './openid-failure.ts';
import { makeProviderFacts, type ProviderFacts } from './provider-facts.ts';
import type { GuardedFetch } from '#platform/guarded-fetch';
import { providerKeys } from './provider-keys.ts';
import type { Told } from './provider-session.ts';
import type { Jwk } from './signed-token.ts';

export interface OpenIdConnection {
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: string;
}

/** What one sign-on binds to its browser. */
export interface Bound {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** PKCE's code verifier. */
  readonly verifier: string;
}

/** Who signs out at the provider. */
export interface Leaving {
  /** '' when it was too long to be kept: the provider then asks. */
  readonly idToken: string;
  readonly state: string;
  /** Where the provider sends them back. */
  readonly signedOutUri: string;
}

export interface OpenId {
  /** The address at the provider that a sign-on begins with. */
  addressFor(connection: OpenIdConnection, bound: Bound): Promise<Outcome<string, ProviderFailure>>;
  /** What the provider says about who came back; `query` is what their browser brought. */
  told(connection: OpenIdConnection, bound: Bound, query: string): Promise<Outcome<Told, ProviderFailure>>;
  /** The address at the provider that signs out there; undefined when it has none (`end_session_endpoint`). */
  logoutAddress(connection: OpenIdConnection, leaving: Leaving): Promise<Outcome<string | undefined, ProviderFailure>>;
  /** The provider's keys, asked for anew when none of the known ones has the name; [] when it cannot be asked. */
  keysOf(issuer: string, kid: string | undefined): Promise<readonly Jwk[]>;
}

type Client = typeof OpenIdClient;
type Configuration = OpenIdClient.Configuration;

const SCOPE = 'openid email profile';
/** How far the clocks of shop and provider may be apart. */
const TOLERANCE_S = 60;
const PATIENCE_S = 8;

export function makeOpenId(fetch: GuardedFetch): OpenId {
  const facts = makeProviderFacts(fetch);
  return {
    async addressFor(connection, bound) {
      const client = await import('openid-client');
      const known = await settled(facts.of(client, connection.issuer));
      if (!known.ok) return failed(unreachable(known.problem));
      const address = client.buildAuthorizationUrl(configure(client, connection, known.value, fetch), {
        redirect_uri: bound.redirectUri,
        scope: SCOPE,
        state: bound.state,
        nonce: bound.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(bound.verifier),
        code_challenge_method: 'S256',
      });
      return done(address.href);
    },

    async keysOf(issuer, kid) {
      const client = await import('openid-client');
      const known = await settled(facts.of(client, issuer));
      return known.ok ? providerKeys(fetch, known.value, kid) : [];
    },

    async told(connection, bound, query) {
      const client = await import('openid-client');
      const known = await settled(facts.of(client, connection.issuer));
      if (!known.ok) return failed(unreachable(known.problem));
      const configuration = configure(client, connection, known.value, fetch);
      const told = await settled(exchange(client, configuration, bound, query));
      known.value.keepKeys(client.getJwksCache(configuration));
      return told.ok ? told : failed(failureOf(told.problem));
    },

    async logoutAddress(connection, { idToken, state, signedOutUri }) {
      const client = await import('openid-client');
      const known = await settled(facts.of(client, connection.issuer));
      if (!known.ok) return failed(unreachable(known.problem));
      if (known.value.server.end_session_endpoint === undefined) return done(undefined);
      const asked = { ...(idToken !== '' && { id_token_hint: idToken }), post_logout_redirect_uri: signedOutUri, state };
      return done(client.buildEndSessionUrl(configure(client, connection, known.value, fetch), asked).href);
    },
  };
}

function configure(client: Client, { clientId, secret }: OpenIdConnection, { server, keys }: ProviderFacts, fetch: GuardedFetch) {
  const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const authentication = ways.includes('client_secret_basic') ? client.ClientSecretBasic(secret) : client.ClientSecretPost(secret);
  const configuration = new client.Configuration(server, clientId, { [client.clockTolerance]: TOLERANCE_S }, authentication);
  configuration.timeout = PATIENCE_S;
  configuration[client.customFetch] = fetch;
  // TLS alone would vouch for the token; its signature has to as well.
  client.enableNonRepudiationChecks(configuration);
  // The fetch decides about http: it knows which hosts may be called like that.
  if (server.issuer.startsWith('http:')) client.allowInsecureRequests(configuration);
  if (keys !== undefined) client.setJwksCache(configuration, keys);
  return configuration;
}

async function exchange(client: Client, configuration: Configuration, bound: Bound, query: string): Promise<Told> {
  const tokens = await client.authorizationCodeGrant(configuration, new URL(`${bound.redirectUri}?${query}`), {
    pkceCodeVerifier: bound.verifier,
    expectedState: bound.state,
    expectedNonce: bound.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('There is no ID token in the answer');
  const hint = { idToken: tokens.id_token ?? '' };
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return { claims, hint };
  const more = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  return { claims: { ...more, ...claims }, hint };
}

async function settled<T>(work: Promise<T>): Promise<Outcome<T, unknown>> {
  try {
    return done(await work);
  } catch (error) {
    return failed(error);
  }
}
