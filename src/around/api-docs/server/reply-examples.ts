// Sample replies from the demo shop for the API description; a test of `#buying/cart/server` checks them against the contract.
import { ownValue } from '#base/lookup/rules';
import told from './reply-examples.json' with { type: 'json' };

const CALLS: Readonly<Record<string, Readonly<Record<string, string>>>> = told.calls;
const ANSWERS: Readonly<Record<string, unknown>> = told.answers;

/** The sample replies of a contract line, with titles. */
export function repliesOfCall(key: string): readonly (readonly [title: string, value: unknown])[] {
  return Object.entries(ownValue(CALLS, key) ?? {}).map(([title, name]) => [title, ownValue(ANSWERS, name)]);
}
