/** What can be done about a line of the review that is short: fewer of it, delivered instead, taken out; and brought back. */
export const MENDS = ['less', 'deliver', 'remove', 'restore'] as const;
export type Mend = (typeof MENDS)[number];

export const mendOf = (form: FormData): Mend | undefined => MENDS.find((mend) => mend === form.get('mend'));
