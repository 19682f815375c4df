// A posted field as text: what a page's action reads from its form.

const LONGEST = 255;

/** '' when the field is missing or a file; never longer than a field may be. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, LONGEST) : '';
}
