// Reads a posted field as text, for a page's action.

/** Longest one-line field. */
const LONGEST = 255;

/** Upper bound for long texts; rules check the real limits. */
export const LONGEST_WRITING = 10_000;

/** '' when the field is missing or a file; truncated to the limit. */
export function textOf(form: FormData, name: string, longest = LONGEST): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, longest) : '';
}
