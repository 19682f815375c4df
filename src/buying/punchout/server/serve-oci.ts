// The address that systems with SAP's Open Catalog Interface lead their browser to: credentials, and where the cart goes, come in the call (B2B-9).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localePrefix, type Locale } from '#base/locale/rules';
import { makePaths } from '#paths';
import { localeOf, punchoutPaths, readOciCall, type OciCall } from '#buying/punchout/rules';
import { leadsTo } from '#people/procurement/rules';
import { noteDocument, whoShops, type VerifyCredential } from '#people/procurement/server';
import type { Visit } from '#platform/visit';
import { destinationOf } from './destination.ts';
import { leadOn, type StartDeps } from './serve-start.ts';
import { makeSession, type FirstItem } from './sessions.ts';
import { START_PATH } from './set-up.ts';

export interface OciDeps extends StartDeps {
  readonly verify: VerifyCredential;
  readonly origin: string;
  /** Items that a search finds, best first. */
  readonly findItems: (words: string, visit: Visit, most: number) => readonly string[];
}

const OCI_PATH = '/punchout/oci';
const MOST_BYTES = 64_000;
/** Of a search in the background. */
const MOST_FOUND = 25;

type OciProblem = 'OCI_CALL' | 'CREDENTIAL_REFUSED' | 'RETURN_ADDRESS' | 'PERSON_REFUSED' | 'TOO_MANY_TRIES';

type Opened = { readonly token: string; readonly locale: Locale } | { readonly token?: undefined; readonly problem: OciProblem };

export function serveOci(app: FastifyInstance, deps: OciDeps): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply, fields: Iterable<readonly [string, string]>) => {
    const { visit } = request;
    if (visit.site.tenant !== 'business') return reply.code(404).send();
    const call = readOciCall(fields);
    const made = call === null ? { problem: 'OCI_CALL' as const } : await openOci(deps, visit, call);
    if (made.token !== undefined) return leadOn(visit, reply, `${localePrefix(made.locale)}${START_PATH}?token=${made.token}`);
    // A person opens this address, so the error is a page, not a document.
    return leadOn(visit, reply, punchoutPaths(makePaths(visit.locale)).over({ why: made.problem }));
  };
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, text, done) =>
      done(null, [...new URLSearchParams(String(text))]),
    );
    const config = { access: 'anyone', comesFromElsewhere: true } as const;
    scope.post<{ Body: readonly (readonly [string, string])[] | undefined }>(OCI_PATH, { config }, (request, reply) =>
      answer(request, reply, [...queryOf(request), ...(Array.isArray(request.body) ? request.body : [])]),
    );
    scope.get(OCI_PATH, { exposeHeadRoute: false, config }, (request, reply) => answer(request, reply, queryOf(request)));
  });
}

const queryOf = ({ url }: FastifyRequest): readonly (readonly [string, string])[] => [
  ...new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : ''),
];

async function openOci({ db, verify, findItems }: OciDeps, visit: Visit, call: OciCall): Promise<Opened> {
  const { now } = visit;
  const verified = await verify.ofUser(call.user, call.password, { address: visit.ip, now });
  if (!verified.ok) return { problem: verified.problem.code === 'TOO_MANY_TRIES' ? 'TOO_MANY_TRIES' : 'CREDENTIAL_REFUSED' };
  const connection = verified.value;
  const note = (code: string, detail: string) =>
    noteDocument(db, connection, { direction: 'in', kind: 'OCI', payloadId: '', code, detail, at: now });
  if (!leadsTo(call.returnTo, connection.returnOrigins)) {
    await note('RETURN_ADDRESS', `HOOK_URL leads to ${call.returnTo.slice(0, 200)}`);
    return { problem: 'RETURN_ADDRESS' };
  }
  const locale = localeOf(call.language);
  const { items, beginsAt } = beginningOf(call, (words) => findItems(words, visit, MOST_FOUND));
  const outcome = await db.transaction(async (tx) => {
    const person = await whoShops(tx, connection, NOBODY, now);
    if (!person.ok) return person;
    const { returnTo, target } = call;
    const zip = await destinationOf(tx, connection, null, '');
    const visitFacts = { operation: 'create', buyerCookie: '-', payloadId: '', locale, returnTo, target, items, beginsAt, zip } as const;
    return { ok: true, token: await makeSession(tx, { ...visitFacts, connection, profileId: person.value, now }) } as const;
  });
  await note(outcome.ok ? '' : outcome.problem, call.task);
  return outcome.ok ? { token: outcome.token, locale } : { problem: 'PERSON_REFUSED' };
}

/** An OCI call names no person. */
const NOBODY = { email: '', userName: '', fullName: '' };

/** `validate` and `search` send an answer back without showing the shop; `detail` and `sourcing` show a part of it. */
function beginningOf(
  { task, about, quantity }: OciCall,
  find: (words: string) => readonly string[],
): { readonly items: readonly FirstItem[]; readonly beginsAt: string } {
  if (task === 'detail') return { items: [], beginsAt: `item ${about}` };
  if (task === 'sourcing') return { items: [], beginsAt: `search ${about}` };
  if (task === 'validate') return { items: [{ itemId: about, quantity }], beginsAt: 'return' };
  if (task === 'search') return { items: find(about).map((itemId) => ({ itemId, quantity: 1 })), beginsAt: 'return' };
  return { items: [], beginsAt: '' };
}
