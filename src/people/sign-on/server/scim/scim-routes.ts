// SCIM 2.0 of an organization: its directory keeps people and groups here (USR-11, RFC 7643 and 7644). Only the token says who calls; cookies count for
// nothing.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLinkName } from '#people/sign-on/rules';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import { isTooDeep } from '#platform/json-body';
import type { Limiter } from '#platform/limits';
import { API_HEADERS } from '#platform/protective-headers';
import { errorBody, listOf, refusal, SCIM_TYPE, type Reply } from './answer.ts';
import { scimBase, type ScimCall } from './directory.ts';
import { deleteOf, getOf, listGroups, listUsers, patchGroup, patchUser, postGroup, postUser, putGroup, putUser } from './resources.ts';
import { resourceTypes, schemas, serviceProviderConfig } from './discovery.ts';
import { ownerOfToken } from './tokens.ts';

export interface ScimDeps {
  readonly db: Db;
  readonly hosts: Hosts;
  /** False in a shop that offers no sign-on: then there is no SCIM. */
  readonly isOffered: boolean;
  /** Requests of one token. */
  readonly requests: Limiter<'token'>;
}

interface Asked {
  Params: { readonly organization: string; readonly id?: string };
  /** A parameter that stands twice is a list. */
  Querystring: Readonly<Record<string, string | readonly string[] | undefined>>;
}

const AT = '/scim/v2/:organization';
const MOST_BYTES = 1024 * 1024;

export function serveScim(app: FastifyInstance, deps: ScimDeps): void {
  void app.register(async (scope) => {
    readScimBodies(scope);
    answerScimErrors(scope);
    const serve = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, work: (call: ScimCall) => Promise<Reply> | Reply) =>
      scope.route<Asked>({
        method,
        url: AT + path,
        bodyLimit: MOST_BYTES,
        config: { access: 'system' },
        handler: async (request, reply) => send(reply, await admitted(deps, request, reply, work)),
      });
    const found = (body: object): Reply => ({ status: 200, body });
    serve('GET', '/ServiceProviderConfig', ({ directory: { base } }) => found(serviceProviderConfig(base)));
    const lists = [
      ['/ResourceTypes', resourceTypes],
      ['/Schemas', schemas],
    ] as const;
    for (const [path, all] of lists) {
      serve('GET', path, ({ directory: { base } }) => found(listOf(all(base), all(base).length, 1)));
      serve('GET', `${path}/:id`, ({ directory: { base }, id }) => {
        const one = all(base).find((resource) => resource.id === id);
        return one === undefined ? refusal('NOT_FOUND') : found(one);
      });
    }
    serve('GET', '/Users', listUsers);
    serve('POST', '/Users', postUser);
    serve('GET', '/Users/:id', getOf('User'));
    serve('PUT', '/Users/:id', putUser);
    serve('PATCH', '/Users/:id', patchUser);
    serve('DELETE', '/Users/:id', deleteOf('User'));
    serve('GET', '/Groups', listGroups);
    serve('POST', '/Groups', postGroup);
    serve('GET', '/Groups/:id', getOf('Group'));
    serve('PUT', '/Groups/:id', putGroup);
    serve('PATCH', '/Groups/:id', patchGroup);
    serve('DELETE', '/Groups/:id', deleteOf('Group'));
  });
}

async function admitted(
  { db, hosts, isOffered, requests }: ScimDeps,
  { params, query, body, headers, visit }: FastifyRequest<Asked>,
  reply: FastifyReply,
  work: (call: ScimCall) => Promise<Reply> | Reply,
): Promise<Reply> {
  if (!isOffered || visit.site.tenant !== 'business' || !isLinkName(params.organization)) return refusal('NOT_FOUND');
  const owner = await ownerOfToken(db, headers.authorization, visit.now);
  if (owner === undefined) {
    void reply.header('www-authenticate', 'Bearer realm="SCIM"');
    return refusal('TOKEN');
  }
  if (owner.linkName !== params.organization) return refusal('OTHER_ORGANIZATION');
  const { wait } = await requests.take({ token: owner.tokenKey });
  if (wait > 0) {
    void reply.header('retry-after', String(wait));
    return { status: 429, body: errorBody(429, { detail: `Too many requests. Wait ${wait} seconds.` }) };
  }
  const directory = { accountNumber: owner.accountNumber, base: scimBase(hosts, owner.linkName), now: visit.now };
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
  const once = Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : value?.at(-1)] as const);
  const asked = new Map(once.map(([name, value]) => [name.toLowerCase(), value]));
  return work({ db, directory, id: params.id ?? '', query: asked, body, ifMatch, ifNoneMatch });
}

function send(reply: FastifyReply, { status, body, etag, location }: Reply): FastifyReply {
  void reply.code(status).headers(API_HEADERS);
  if (etag !== undefined) void reply.header('etag', etag);
  if (location !== undefined) void reply.header('location', location);
  return body === undefined ? reply.send() : reply.type(SCIM_TYPE).send(JSON.stringify(body));
}

/** The same reading of JSON as everywhere, under SCIM's own name as well. */
function readScimBodies(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser('application/scim+json', { parseAs: 'string' }, (request, text, done) => {
    const body = text as string; // because of the option above
    if (body === '') done(null, undefined);
    else if (isTooDeep(body)) done(Object.assign(new Error('Nested too deep'), { statusCode: 400 }), undefined);
    else void parse(request, body, done); // answers through `done`
  });
}

function answerScimErrors(scope: FastifyInstance): void {
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a SCIM request');
    const told =
      status === 400 ? refusal('SYNTAX') : { status, body: errorBody(status, { detail: DETAILS.get(status) ?? 'Try again later.' }) };
    return send(reply, told);
  });
}

const DETAILS: ReadonlyMap<number, string> = new Map([
  [413, 'The request is too large.'],
  [415, 'Send application/scim+json.'],
]);
