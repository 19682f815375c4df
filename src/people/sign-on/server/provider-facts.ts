// What is known of identity providers: their addresses for an hour, their keys for five minutes. A key that is not among them is looked for at once, so
// that a provider may change its keys at any time.
import type * as OpenIdClient from 'openid-client';
import { makeRecentlyUsed } from '#platform/recently-used';
import type { GuardedFetch } from '#platform/guarded-fetch';

type Keys = OpenIdClient.ExportedJWKSCache;

export interface ProviderFacts {
  readonly server: OpenIdClient.ServerMetadata;
  readonly keys: Keys | undefined;
  /** Keeps the keys that the library has by now, if it fetched them. */
  readonly keepKeys: (keys: Keys | undefined) => void;
}

export interface KnownProviders {
  /** Throws when the provider cannot be asked, or names another issuer. */
  of(client: typeof OpenIdClient, issuer: string): Promise<ProviderFacts>;
}

interface Known {
  readonly since: number;
  readonly server: Promise<OpenIdClient.ServerMetadata>;
  keys?: { readonly since: number; readonly jwks: Keys['jwks'] };
}

const ADDRESSES_MS = 60 * 60_000;
const KEYS_MS = 5 * 60_000;
/** The library looks for an unknown key only if its keys are this old, and takes none that are older than `KEYS_MS`. */
const LOOKED_FOR_AFTER_S = 60;
const MOST_PROVIDERS = 500;
const PATIENCE_S = 8;

export function makeProviderFacts(fetch: GuardedFetch): KnownProviders {
  const providers = makeRecentlyUsed<Known>(MOST_PROVIDERS);
  const discover = async (client: typeof OpenIdClient, issuer: string): Promise<OpenIdClient.ServerMetadata> => {
    const execute = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
    const options = { execute, timeout: PATIENCE_S, [client.customFetch]: fetch };
    // The client's name plays no part in discovery.
    return (await client.discovery(new URL(issuer), 'discovery', undefined, client.None(), options)).serverMetadata();
  };
  return {
    async of(client, issuer) {
      const begin = (): Known => ({ since: Date.now(), server: discover(client, issuer) });
      if (providers.of(issuer, begin).since < Date.now() - ADDRESSES_MS) providers.delete(issuer);
      const known = providers.of(issuer, begin);
      try {
        return { server: await known.server, keys: keysOf(known), keepKeys: (keys) => keepKeys(known, keys) };
      } catch (error) {
        // A failure is not kept: the provider is asked anew the next time.
        providers.delete(issuer);
        throw error;
      }
    },
  };
}

const nowInSeconds = (): number => Math.floor(Date.now() / 1_000);

function keysOf({ keys }: Known): Keys | undefined {
  if (keys === undefined || keys.since < Date.now() - KEYS_MS) return undefined;
  return { jwks: keys.jwks, uat: nowInSeconds() - LOOKED_FOR_AFTER_S };
}

function keepKeys(known: Known, keys: Keys | undefined): void {
  const isFetched = keys !== undefined && keys.uat > nowInSeconds() - LOOKED_FOR_AFTER_S;
  if (isFetched) known.keys = { since: Date.now(), jwks: keys.jwks };
}
