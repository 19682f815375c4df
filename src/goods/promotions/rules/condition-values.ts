// The types of stored condition values: rules import no schema library, and conditions need only these few.
import { ownValue } from '#base/lookup/rules';

export interface ValueCheck<T> {
  readonly is: (value: unknown) => value is T;
  /** Completes "must be …". */
  readonly wanted: string;
}

export type ValueShape = Readonly<Record<string, ValueCheck<unknown>>>;
export type ValuesOf<Shape extends ValueShape> = {
  readonly [Name in keyof Shape]: Shape[Name] extends ValueCheck<infer T> ? T : never;
};

const LONGEST_TEXT = 200;

export function wholeNumber(least: number): ValueCheck<number> {
  return {
    is: (value): value is number => Number.isSafeInteger(value) && (value as number) >= least, // an integer is a number
    wanted: `a whole number from ${least}`,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT;

export const text: ValueCheck<string> = { is: isText, wanted: `a text of 1 to ${LONGEST_TEXT} characters` };

export const texts: ValueCheck<readonly string[]> = {
  is: (value): value is readonly string[] => Array.isArray(value) && value.every(isText),
  wanted: 'a list of texts',
};

/** An ISO date. */
export const day: ValueCheck<string> = {
  is: (value): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  wanted: 'a day (2026-12-31)',
};

export function oneOf<const T extends string>(...known: readonly T[]): ValueCheck<T> {
  return { is: (value): value is T => known.some((one) => one === value), wanted: known.join(' or ') };
}

export function someOf<const T extends string>(...known: readonly T[]): ValueCheck<readonly T[]> {
  return {
    is: (value): value is readonly T[] => Array.isArray(value) && value.every((one) => known.some((name) => name === one)),
    wanted: `a list of some of ${known.join(', ')}`,
  };
}

export function orNull<T>({ is, wanted }: ValueCheck<T>): ValueCheck<T | null> {
  return { is: (value): value is T | null => value === null || is(value), wanted: `${wanted} or null` };
}

/** The problem of these values, as a sentence, or undefined. A value outside the shape is a type error. */
export function problemOfValues(shape: ValueShape, values: Readonly<Record<string, unknown>>): string | undefined {
  const wrong = Object.entries(shape).find(([name, { is }]) => !is(ownValue(values, name)));
  if (wrong !== undefined) return `${wrong[0]} must be ${wrong[1].wanted}`;
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(shape, name));
  return unknown === undefined ? undefined : `has no value ${unknown}`;
}
