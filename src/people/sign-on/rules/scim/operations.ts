// The operations of a SCIM patch (RFC 7644, 3.5.2).
import { ownValue } from '#base/lookup/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { readPath, type AttributePath } from './attribute-path.ts';
import type { ScimReadingProblem } from './problem.ts';

export interface Operation {
  readonly op: 'add' | 'replace' | 'remove';
  /** Null: the value holds attributes by their names. */
  readonly path: AttributePath | null;
  readonly value: unknown;
}

const MOST = 1_000;

/** Entra ID writes `Add`, `Replace` and `Remove`. */
export function readOperations(body: unknown): Outcome<readonly Operation[], ScimReadingProblem> {
  const named = body as Readonly<Record<string, unknown>> | null | undefined; // only asked for own keys
  const all = ownValue(named, 'Operations') ?? ownValue(named, 'operations');
  if (!Array.isArray(all) || all.length === 0) return failed('SYNTAX');
  if (all.length > MOST) return failed('TOO_MANY_OPERATIONS');
  const read: Operation[] = [];
  for (const one of all as readonly unknown[]) {
    const operation = readOperation(one);
    if (!operation.ok) return operation;
    read.push(operation.value);
  }
  return done(read);
}

function readOperation(one: unknown): Outcome<Operation, ScimReadingProblem> {
  if (typeof one !== 'object' || one === null) return failed('SYNTAX');
  const { op, path: written, value } = one as { readonly op?: unknown; readonly path?: unknown; readonly value?: unknown };
  const known = (['add', 'replace', 'remove'] as const).find((word) => typeof op === 'string' && word === op.toLowerCase());
  if (known === undefined) return failed('SYNTAX');
  if (written === undefined || written === null || written === '')
    return known === 'remove' ? failed('NO_TARGET') : done({ op: known, path: null, value });
  const path = typeof written === 'string' ? readPath(written) : null;
  return path === null ? failed('PATH') : done({ op: known, path, value });
}
