// What a SCIM request says about a person: a whole resource, or operations on it. Attributes that the shop does not keep are passed over.
import { singleLine } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { readPath, type AttributePath } from './attribute-path.ts';
import { isTheAddress } from './filter.ts';
import { readOperations, type Operation } from './operations.ts';
import type { ScimReadingProblem } from './problem.ts';

/** Undefined: not said. */
export interface UserWish {
  userName?: string;
  /** Null takes it away. */
  externalId?: string | null;
  givenName?: string;
  familyName?: string;
  /** The whole name, for directories that do not send its parts. */
  fullName?: string;
  email?: string;
  active?: boolean;
}

type Read = Outcome<UserWish, ScimReadingProblem>;

/** A resource that is created or replaced. */
export function readUser(body: unknown): Read {
  if (!isObject(body)) return failed('SYNTAX');
  const wish: UserWish = {};
  const problem = setAll(wish, body);
  if (problem !== null) return failed(problem);
  return wish.userName === undefined ? failed('USER_NAME_REQUIRED') : done(wish);
}

/** Operations of a patch, one after the other. */
export function readUserPatch(body: unknown): Read {
  const operations = readOperations(body);
  if (!operations.ok) return operations;
  const wish: UserWish = {};
  for (const operation of operations.value) {
    const problem = applied(wish, operation);
    if (problem !== null) return failed(problem);
  }
  return done(wish);
}

function applied(wish: UserWish, { op, path, value }: Operation): ScimReadingProblem | null {
  if (path === null) return isObject(value) ? setAll(wish, value) : 'VALUE';
  if (op !== 'remove') return set(wish, path, value);
  if (path.attribute === 'username') return 'USER_NAME_REQUIRED';
  if (path.attribute === 'emails' && isTheAddress(path)) return 'EMAIL_REQUIRED';
  if (path.attribute === 'externalid') wish.externalId = null;
  return null;
}

/** Attributes by their names, which may be paths as well: `{ "name.givenName": "Ana" }`. */
function setAll(wish: UserWish, attributes: object): ScimReadingProblem | null {
  for (const [name, value] of Object.entries(attributes)) {
    const path = readPath(name);
    const problem = path === null ? null : set(wish, path, value);
    if (problem !== null) return problem;
  }
  return null;
}

function set(wish: UserWish, path: AttributePath, value: unknown): ScimReadingProblem | null {
  switch (path.attribute) {
    case 'username':
      return put(value, 254, (text) => (wish.userName = text)) ? null : 'USER_NAME_REQUIRED';
    case 'externalid':
      if (value === null || value === '') wish.externalId = null;
      else if (!put(value, 500, (text) => (wish.externalId = text))) return 'VALUE';
      return null;
    case 'displayname':
      return value === null || put(value, 200, (text) => (wish.fullName ??= text), true) ? null : 'VALUE';
    case 'name':
      return setName(wish, path.sub, value);
    case 'emails':
      return isTheAddress(path) ? setEmail(wish, value) : null;
    case 'active': {
      const active = readActive(value);
      if (active === null) return 'VALUE';
      wish.active = active;
      return null;
    }
    default:
      return null;
  }
}

function setName(wish: UserWish, sub: string, value: unknown): ScimReadingProblem | null {
  if (sub === '') {
    if (value === null) return null;
    if (!isObject(value)) return 'VALUE';
    for (const [name, part] of Object.entries(value)) {
      const problem = setName(wish, name.toLowerCase() || 'none', part);
      if (problem !== null) return problem;
    }
    return null;
  }
  const text = value ?? '';
  if (sub === 'givenname') return put(text, 100, (given) => (wish.givenName = given), true) ? null : 'VALUE';
  if (sub === 'familyname') return put(text, 100, (family) => (wish.familyName = family), true) ? null : 'VALUE';
  if (sub === 'formatted') return put(text, 200, (whole) => (wish.fullName = whole), true) ? null : 'VALUE';
  return null;
}

/** One address, or several of which the primary one counts, else that of work, else the first. */
function setEmail(wish: UserWish, value: unknown): ScimReadingProblem | null {
  if (typeof value === 'string') return put(value, 254, (text) => (wish.email = text)) ? null : 'EMAIL_REQUIRED';
  const all = (Array.isArray(value) ? (value as readonly unknown[]) : [value]).filter(isObject) as readonly Email[]; // filtered
  const best = all.find(({ primary }) => primary === true || isTrue(primary)) ?? all.find(({ type }) => type === 'work') ?? all[0];
  return best === undefined ? null : setEmail(wish, typeof best.value === 'string' ? best.value : '');
}

interface Email {
  readonly value?: unknown;
  readonly type?: unknown;
  readonly primary?: unknown;
}

const isTrue = (value: unknown): boolean => typeof value === 'string' && value.toLowerCase() === 'true';

/** Entra ID sends `"True"` and `"False"`. */
function readActive(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' || !/^(?:true|false)$/i.test(value)) return null;
  return isTrue(value);
}

/** False for anything but a text that is not too long, and not empty unless that is allowed. */
function put(value: unknown, longest: number, keep: (text: string) => void, mayBeEmpty = false): boolean {
  if (typeof value !== 'string') return false;
  const text = singleLine(value);
  if (text.length > longest || (text === '' && !mayBeEmpty)) return false;
  keep(text);
  return true;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
