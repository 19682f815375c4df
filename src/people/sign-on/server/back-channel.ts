// A provider ends sessions that began with it (OpenID Connect Back-Channel Logout 1.0): it posts a signed token, without a browser.
import type { FastifyInstance } from 'fastify';
import { ownValue } from '#base/lookup/rules';
import { endSessions, hashOf } from '#people/sessions/server';
import { isLinkName, OLDEST_LOGOUT_S, readLogoutToken } from '#people/sign-on/rules';
import type { Db } from '#platform/db';
import type { Limiter } from '#platform/limits';
import { API_HEADERS } from '#platform/protective-headers';
import type { Visit } from '#platform/visit';
import type { Connections } from './connections.ts';
import type { OpenId } from './openid.ts';
import { USE_ASSERTION } from './saml-queries.ts';
import { SESSIONS_AT_PROVIDER } from './session-queries.ts';
import { isSignedBy, tokenParts } from './signed-token.ts';

export interface BackChannelDeps {
  readonly db: Db;
  readonly connections: Connections;
  readonly openId: Pick<OpenId, 'keysOf'>;
  readonly begun: Limiter<'address'>;
}

interface Asked {
  Params: { readonly organization: string };
  Body: Readonly<Record<string, string>>;
}

const MOST_BYTES = 50_000;

export function serveBackChannel(app: FastifyInstance, deps: BackChannelDeps): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    const options = { bodyLimit: MOST_BYTES, config: { access: 'system' } } as const;
    scope.post<Asked>('/office/supplies/sign-on/:organization/logout', options, async ({ params, body, visit }, reply) => {
      const { wait } = await deps.begun.take({ address: visit.ip });
      if (wait > 0) return reply.code(429).headers(API_HEADERS).header('retry-after', String(wait)).send();
      const isEnded = await ended(deps, visit, params.organization, ownValue(body, 'logout_token') ?? '');
      return reply
        .code(isEnded ? 200 : 400)
        .headers(API_HEADERS)
        .send(isEnded ? {} : { error: 'invalid_request' });
    });
  });
}

/** False for a token that does not count: not the provider's, not about a logout, too old, or used before. */
async function ended(
  { db, connections, openId }: BackChannelDeps,
  { site, now }: Visit,
  linkName: string,
  token: string,
): Promise<boolean> {
  const connection = site.tenant === 'business' && isLinkName(linkName) ? await connections.byLink(linkName) : undefined;
  const parts = tokenParts(token);
  if (connection === undefined || connection.saml !== null || parts === undefined) return false;
  const { accountNumber, issuer, clientId } = connection;
  const said = readLogoutToken(parts.claims, { issuer, clientId, nowS: Math.floor(now.getTime() / 1_000) });
  if (said === null || !isSignedBy(parts, await openId.keysOf(issuer, parts.kid))) return false;
  return db.transaction(async (tx) => {
    const remembered = new Date(now.getTime() + 2 * OLDEST_LOGOUT_S * 1_000);
    if ((await tx.run(USE_ASSERTION, [accountNumber, hashOf(`logout ${said.jti}`), remembered])) === 0) return false;
    const sessions = await tx.many(SESSIONS_AT_PROVIDER, [accountNumber, issuer, said.subject, said.sid]);
    await endSessions(
      tx,
      sessions.map((row) => row.token_hash),
    );
    return true;
  });
}
