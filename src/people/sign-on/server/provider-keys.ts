// The keys of a provider, from the cache that sign-ons share or from the provider.
import type { ProviderFacts } from './provider-facts.ts';
import type { GuardedFetch } from '#platform/guarded-fetch';
import type { Jwk } from './signed-token.ts';

/** [] when it cannot be asked. */
export async function providerKeys(fetch: GuardedFetch, { server, keys, keepKeys }: ProviderFacts, kid: string | undefined) {
  const cached = keys?.jwks.keys as readonly Jwk[] | undefined; // as the provider publishes them
  if (cached !== undefined && (kid === undefined || cached.some((key) => key.kid === kid))) return cached;
  if (server.jwks_uri === undefined) return [];
  try {
    const reply = await fetch(server.jwks_uri);
    const read = (await reply.json()) as { readonly keys?: unknown };
    if (!Array.isArray(read.keys)) return [];
    const found = read.keys as Jwk[]; // what is no key is refused when it is used
    keepKeys({ jwks: { keys: found as never[] }, uat: Math.floor(Date.now() / 1_000) });
    return found;
  } catch {
    return [];
  }
}
