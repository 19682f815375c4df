// One function per request of SCIM: reads it, has it done, and answers with the resource.
import type { Outcome } from '#base/outcome/rules';
import {
  project,
  readFilter,
  readGroup,
  readGroupPatch,
  readPage,
  readUser,
  readUserPatch,
  type Filter,
  type Page,
  type ScimProblem,
  type UserWish,
  type GroupWish,
} from '#people/sign-on/rules';
import { listOf, names, refusal, type Reply, type Resource } from './answer.ts';
import { changeUser, removeUser } from './change-users.ts';
import { createUser } from './create-user.ts';
import { note, type ScimCall } from './directory.ts';
import { deleteGroup, findGroups, GROUP_FILTERS, groupResources, groupRow, keepGroup } from './groups.ts';
import { findUsers, USER_FILTERS, userResources, userRow } from './users.ts';

type Kind = 'User' | 'Group';

export const listUsers = (call: ScimCall): Promise<Reply> =>
  list(call, USER_FILTERS, async (filter, page) => {
    const { rows, total } = await findUsers(call.db, call.directory, filter, page);
    return { total, resources: await userResources(call.db, call.directory, rows) };
  });

export const listGroups = (call: ScimCall): Promise<Reply> =>
  list(call, GROUP_FILTERS, async (filter, page) => {
    const { rows, total } = await findGroups(call.db, call.directory, filter, page);
    return { total, resources: await groupResources(call.db, call.directory, rows) };
  });

export const getOf =
  (kind: Kind) =>
  async (call: ScimCall): Promise<Reply> => {
    const resource = await resourceOf(call, kind, call.id);
    if (resource === undefined) return refusal('NOT_FOUND');
    return names(call.ifNoneMatch, resource.meta.version) ? { status: 304, etag: resource.meta.version } : answerWith(call, 200, resource);
  };

export const postUser = (call: ScimCall): Promise<Reply> =>
  changed(call, 'User', 201, readUser(call.body), (wish: UserWish) => createUser(call.db, call.directory, wish));

export const putUser = (call: ScimCall): Promise<Reply> => userChange(call, readUser(call.body));
export const patchUser = (call: ScimCall): Promise<Reply> => userChange(call, readUserPatch(call.body));

const userChange = (call: ScimCall, read: Outcome<UserWish, ScimProblem>): Promise<Reply> =>
  changed(call, 'User', 200, read, (wish) => changeUser(call.db, call.directory, call.id, wish, call.ifMatch));

export const postGroup = (call: ScimCall): Promise<Reply> =>
  changed(call, 'Group', 201, readGroup(call.body), (wish) => keepGroup(call.db, call.directory, null, wish));

export const putGroup = (call: ScimCall): Promise<Reply> => groupChange(call, 200, readGroup(call.body));
/** Groups can be large: their patch is answered without them. */
export const patchGroup = (call: ScimCall): Promise<Reply> => groupChange(call, 204, readGroupPatch(call.body));

const groupChange = (call: ScimCall, status: 200 | 204, read: Outcome<GroupWish, ScimProblem>): Promise<Reply> =>
  changed(call, 'Group', status, read, (wish) => keepGroup(call.db, call.directory, call.id, wish, call.ifMatch));

export const deleteOf =
  (kind: Kind) =>
  async (call: ScimCall): Promise<Reply> => {
    const remove = kind === 'User' ? removeUser : deleteGroup;
    const removed = await remove(call.db, call.directory, call.id, call.ifMatch);
    return removed.ok ? { status: 204 } : refused(call, removed.problem, call.id);
  };

async function changed<Wish extends { readonly userName?: string; readonly displayName?: string }>(
  call: ScimCall,
  kind: Kind,
  status: 200 | 201 | 204,
  read: Outcome<Wish, ScimProblem>,
  change: (wish: Wish) => Promise<Outcome<string, ScimProblem>>,
): Promise<Reply> {
  if (!read.ok) return refused(call, read.problem, call.id);
  const outcome = await change(read.value);
  if (!outcome.ok) return refused(call, outcome.problem, read.value.userName ?? read.value.displayName ?? call.id);
  if (status === 204) return { status };
  const resource = await resourceOf(call, kind, outcome.value);
  return resource === undefined ? refusal('NOT_FOUND') : answerWith(call, status, resource);
}

/** What administrators have to know of is noted. */
async function refused({ db, directory }: ScimCall, problem: ScimProblem, about: string): Promise<Reply> {
  if (TOLD.includes(problem)) await note(db, directory, problem, about);
  return refusal(problem);
}

const TOLD: readonly string[] = [
  'DOMAIN_NOT_PROVEN',
  'EMAIL_ELSEWHERE',
  'EMAIL_REQUIRED',
  'LAST_ADMINISTRATOR',
] satisfies readonly ScimProblem[];

async function resourceOf({ db, directory }: ScimCall, kind: Kind, id: string): Promise<Resource | undefined> {
  if (kind === 'User') {
    const row = await userRow(db, directory, id);
    return row.ok ? (await userResources(db, directory, [row.value]))[0] : undefined;
  }
  const row = await groupRow(db, directory, id);
  return row.ok ? (await groupResources(db, directory, [row.value]))[0] : undefined;
}

function answerWith({ query }: ScimCall, status: number, resource: Resource): Reply {
  const { version, location } = resource.meta;
  return { status, body: project(resource, namedIn(query)), etag: version, ...(status === 201 && { location }) };
}

type Found = (filter: Filter | null, page: Page) => Promise<{ readonly total: number; readonly resources: readonly Resource[] }>;

async function list({ query }: ScimCall, attributes: readonly string[], find: Found): Promise<Reply> {
  const filter = query.get('filter');
  const read = filter === undefined ? null : readFilter(filter, attributes);
  if (read !== null && !read.ok) return refusal('FILTER');
  const page = readPage(query.get('startindex'), query.get('count'));
  if (page === null) return refusal('VALUE');
  const { total, resources } = await find(read?.value ?? null, page);
  const shown = resources.map((resource) => project(resource, namedIn(query)));
  return { status: 200, body: listOf(shown, total, page.startIndex) };
}

const namedIn = (query: ScimCall['query']) => ({
  attributes: query.get('attributes') ?? '',
  excludedAttributes: query.get('excludedattributes') ?? '',
});
