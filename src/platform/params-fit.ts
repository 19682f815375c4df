// Whether what a page passes on has the shape that a contract line names. Typed code builds the input of pages, so most of it is not validated again;
// but ids come from addresses and from hidden fields of forms, and of those only the type is known.
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/schema';
import type { IdKind } from './contract.ts';

const compiled = new WeakMap<TSchema, ReturnType<typeof Compile>>();

function fits(shape: TSchema, value: unknown): boolean {
  const check = compiled.get(shape) ?? Compile(shape);
  compiled.set(shape, check);
  return check.Check(value);
}

/** The parameters of an address. */
export const paramsFit = (shape: TSchema | undefined, params: unknown): boolean =>
  shape === undefined || params === undefined || fits(shape, params);

/** Kinds whose ids nobody types: those of people and organizations. */
const NEVER_TYPED: ReadonlySet<IdKind> = new Set<IdKind>([
  'profile',
  'member',
  'invitation',
  'joinRequest',
  'group',
  'location',
  'customMessage',
  'procurementConnection',
  'taxExemption',
  'approvalRule',
  'reportSchedule',
  'restock',
  'restockChange',
]);

interface IdsOfLine {
  readonly ids: Readonly<Record<string, IdKind>>;
  readonly body?: TSchema;
}

/** The ids of these kinds in a form's body; a field that is not sent fits. */
export function bodyIdsFit({ ids, body: shape }: IdsOfLine, body: unknown): boolean {
  const properties = new Map(
    Object.entries((shape as { readonly properties?: Readonly<Record<string, TSchema>> } | undefined)?.properties ?? {}),
  );
  const sent = new Map(Object.entries(body ?? {}));
  return Object.entries(ids).every(([place, kind]) => {
    const [part, field = ''] = place.split('.');
    const [property, value] = [properties.get(field), sent.get(field)];
    return part !== 'body' || !NEVER_TYPED.has(kind) || property === undefined || value === undefined || fits(property, value);
  });
}
