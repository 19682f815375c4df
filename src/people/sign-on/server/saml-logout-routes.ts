// Where a SAML provider says that somebody signs out there, or answers that they have (single logout, by redirect or by form). It comes with their
// browser, whose cookies play no part: the sessions that end are those that the signed message names.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ownValue } from '#base/lookup/rules';
import { makePaths } from '#paths';
import { endSessions, hashOf } from '#people/sessions/server';
import { isBegunHere, isLinkName, localeOfState } from '#people/sign-on/rules';
import { LOCALES } from '#base/locale/rules';
import { API_HEADERS } from '#platform/protective-headers';
import type { Visit } from '#platform/visit';
import type { Connection } from './connections.ts';
import { requestIdOfState } from './logout.ts';
import { CONFIRM_LOGOUT, SESSIONS_NAMED } from './logout-queries.ts';
import { logoutReplyAddress, OLDEST_LOGOUT_MS, readLogout, type LogoutMessage, type SaidLogout } from './saml-logout.ts';
import { partiesOf } from './saml-parties.ts';
import { USE_ASSERTION } from './saml-queries.ts';
import { NOTE_REFUSED_LOGOUT } from './sign-on-queries.ts';
import type { SamlRoutesDeps } from './saml-routes.ts';

interface Asked {
  Params: { readonly organization: string };
  Body: Readonly<Record<string, string>>;
}

const AT = '/office/supplies/sign-on/:organization/slo';
const MOST_BYTES = 300_000;
const LONGEST_STATE = 1_000;
const LONGEST_DETAIL = 500;

export function serveSamlLogout(app: FastifyInstance, deps: SamlRoutesDeps): void {
  app.get<Asked>(AT, { config: { access: 'anyone' } }, async ({ params, visit, raw }, reply) => {
    const [, query = ''] = /\?(.*)$/s.exec(raw.url ?? '') ?? [];
    const relayState = new URLSearchParams(query).get('RelayState') ?? '';
    return answer(deps, reply, { visit, linkName: params.organization, relayState, message: { binding: 'redirect', query } });
  });
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    const options = { bodyLimit: MOST_BYTES, config: { access: 'anyone', comesFromElsewhere: true } } as const;
    scope.post<Asked>(AT, options, async ({ params, body, visit }, reply) => {
      const of = (name: string) => ownValue(body, name);
      const [request, response] = [of('SAMLRequest'), of('SAMLResponse')];
      const fields = { ...(request !== undefined && { SAMLRequest: request }), ...(response !== undefined && { SAMLResponse: response }) };
      const relayState = of('RelayState') ?? '';
      return answer(deps, reply, { visit, linkName: params.organization, relayState, message: { binding: 'post', fields } });
    });
  });
}

interface Came {
  readonly visit: Visit;
  readonly linkName: string;
  /** What was sent along: of an answer the state of our request. */
  readonly relayState: string;
  readonly message: LogoutMessage;
}

/** The browser always goes on: back to the provider with our answer, or to the page that says what came of it. */
async function answer(deps: SamlRoutesDeps, reply: FastifyReply, { visit, linkName, relayState, message }: Came): Promise<FastifyReply> {
  const { wait } = await deps.begun.take({ address: visit.ip });
  if (wait > 0) return reply.code(429).headers(API_HEADERS).header('retry-after', String(wait)).send();
  const isOurs = visit.site.tenant === 'business' && isLinkName(linkName);
  const connection = isOurs ? await deps.connections.byLink(linkName) : undefined;
  const parties = connection && (await partiesOf(deps, connection, visit.now));
  if (connection === undefined || parties === undefined) return reply.code(404).headers(API_HEADERS).send();
  const said = await readLogout(parties, message, visit.now);
  const state = isBegunHere(relayState) ? relayState : '';
  const page = makePaths(LOCALES.find((one) => one === localeOfState(state)) ?? visit.locale).signOnSignedOut(
    linkName,
    state === '' ? {} : { state },
  );
  const goOn = (to: string | undefined) => reply.headers(API_HEADERS).redirect(to ?? page, 303);
  if (!said.ok) {
    await deps.db.run(NOTE_REFUSED_LOGOUT, [connection.accountNumber, visit.now, said.problem.slice(0, LONGEST_DETAIL)]);
    return goOn(page);
  }
  if (said.value.document.kind === 'LogoutResponse') {
    if (said.value.document.inResponseTo === requestIdOfState(state))
      await deps.db.run(CONFIRM_LOGOUT, [hashOf(state), linkName, visit.now]);
    return goOn(page);
  }
  if (!(await ended(deps, connection, said.value, visit.now))) return goOn(page);
  return goOn(await logoutReplyAddress(parties, said.value.document.id, relayState.slice(0, LONGEST_STATE)));
}

/** Ends the sessions that a request names; false when it came before. */
function ended(
  { db }: SamlRoutesDeps,
  { accountNumber, issuer }: Connection,
  { document, nameId }: SaidLogout,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const remembered = new Date(now.getTime() + 2 * OLDEST_LOGOUT_MS);
    if ((await tx.run(USE_ASSERTION, [accountNumber, hashOf(`saml logout ${document.id}`), remembered])) === 0) return false;
    const sessions = await tx.many(SESSIONS_NAMED, [accountNumber, issuer, nameId, [...document.sessions]]);
    await endSessions(
      tx,
      sessions.map((row) => row.token_hash),
    );
    return true;
  });
}
