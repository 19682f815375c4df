// Names of lists.
import { singleLine } from '#base/locale/rules';

export const LONGEST_LIST_NAME = 80;

/** The cleaned name, or why it is refused. */
export function readListName(typed: string): { readonly name: string } | { readonly problem: 'LIST_NAME_REQUIRED' | 'LIST_NAME_TOO_LONG' } {
  const name = singleLine(typed);
  if (name === '') return { problem: 'LIST_NAME_REQUIRED' };
  return [...name].length > LONGEST_LIST_NAME ? { problem: 'LIST_NAME_TOO_LONG' } : { name };
}
