// What a SCIM request says about a group: a whole resource, or operations on it.
import { singleLine } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { AttributePath } from './attribute-path.ts';
import { readOperations, type Operation } from './operations.ts';
import { readPath } from './attribute-path.ts';
import type { ScimReadingProblem } from './problem.ts';

export interface GroupWish {
  /** Undefined: not said. */
  readonly displayName?: string;
  /** Null takes it away. */
  readonly externalId?: string | null;
  /** One after the other. */
  readonly members: readonly MemberChange[];
}

export interface MemberChange {
  /** `all`: everybody leaves. */
  readonly kind: 'add' | 'remove' | 'replace' | 'all';
  readonly ids: readonly string[];
}

type Read = Outcome<GroupWish, ScimReadingProblem>;

/** A resource that is created or replaced: those who are not named are no members. */
export function readGroup(body: unknown): Read {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return failed('SYNTAX');
  const { displayName, externalId, members = [] } = body as Record<'displayName' | 'externalId' | 'members', unknown>;
  const name = nameIn(displayName);
  const ids = idsIn(members);
  if (name === null) return failed('NAME_REQUIRED');
  if (ids === null) return failed('VALUE');
  const external = externalIn(externalId);
  if (external === undefined && externalId !== undefined) return failed('VALUE');
  return done({ displayName: name, ...(external !== undefined && { externalId: external }), members: [{ kind: 'replace', ids }] });
}

/** Operations of a patch, one after the other. */
export function readGroupPatch(body: unknown): Read {
  const operations = readOperations(body);
  if (!operations.ok) return operations;
  let wish: GroupWish = { members: [] };
  for (const operation of operations.value) {
    const next = operation.path === null ? withAttributes(wish, operation) : withAttribute(wish, operation, operation.path);
    if (!next.ok) return next;
    wish = next.value;
  }
  return done(wish);
}

function withAttributes(wish: GroupWish, { op, value }: Operation): Read {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return failed('VALUE');
  let whole = wish;
  for (const [name, part] of Object.entries(value)) {
    const path = readPath(name);
    const next = path === null ? done(whole) : withAttribute(whole, { op, path, value: part }, path);
    if (!next.ok) return next;
    whole = next.value;
  }
  return done(whole);
}

function withAttribute(wish: GroupWish, operation: Operation, path: AttributePath): Read {
  const { op, value } = operation;
  if (path.attribute === 'displayname') {
    const displayName = op === 'remove' ? null : nameIn(value);
    return displayName === null ? failed('NAME_REQUIRED') : done({ ...wish, displayName });
  }
  if (path.attribute === 'externalid') {
    const externalId = op === 'remove' ? null : externalIn(value);
    return externalId === undefined ? failed('VALUE') : done({ ...wish, externalId });
  }
  if (path.attribute !== 'members') return done(wish);
  const change = memberChange(operation, path);
  return change === null ? failed('VALUE') : done({ ...wish, members: [...wish.members, change] });
}

/** Okta removes `members[value eq "…"]`, Entra ID `members` with a list of values; without either everybody leaves. */
function memberChange({ op, value }: Operation, { where }: AttributePath): MemberChange | null {
  if (where !== null) {
    if (op !== 'remove' || where.attribute !== 'value' || typeof where.value !== 'string') return null;
    return { kind: 'remove', ids: [where.value] };
  }
  if (op === 'remove' && (value === undefined || value === null)) return { kind: 'all', ids: [] };
  const ids = idsIn(value);
  return ids === null ? null : { kind: op, ids };
}

/** Null for anything but members: `[{ "value": "…" }]`, or one of them. */
function idsIn(value: unknown): readonly string[] | null {
  const all = Array.isArray(value) ? (value as readonly unknown[]) : [value];
  const ids = all.map((one) => (typeof one === 'object' && one !== null ? (one as { readonly value?: unknown }).value : undefined));
  return ids.every((id) => typeof id === 'string') ? ids : null;
}

function nameIn(value: unknown): string | null {
  const name = typeof value === 'string' ? singleLine(value) : '';
  return name === '' || name.length > 200 ? null : name;
}

/** Undefined for what is none. */
function externalIn(value: unknown): string | null | undefined {
  if (value === null || value === '') return null;
  return typeof value === 'string' && value.length <= 500 ? value : undefined;
}
