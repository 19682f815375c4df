// Answers as callers get them, for the API description: taken from the demo shop, and held to the contract by a test of `#buying/cart/server`.
import { ownValue } from '#base/lookup/rules';
import told from './reply-examples.json' with { type: 'json' };

const CALLS: Readonly<Record<string, Readonly<Record<string, string>>>> = told.calls;
const ANSWERS: Readonly<Record<string, unknown>> = told.answers;

/** The answers shown for a contract line, by what they show. */
export function repliesOfCall(key: string): readonly (readonly [title: string, value: unknown])[] {
  return Object.entries(ownValue(CALLS, key) ?? {}).map(([title, name]) => [title, ownValue(ANSWERS, name)]);
}
