// A posted field as text: what a page's action reads from its form.

/** What one line of a form may hold. */
const LONGEST = 255;

/** More than anybody writes about anything: whether it is too much is judged by rules. */
export const LONGEST_WRITING = 10_000;

/** '' when the field is missing or a file; never longer than a field may be. */
export function textOf(form: FormData, name: string, longest = LONGEST): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, longest) : '';
}
