/** What can be done about a line of the review that is short: fewer of it, delivered instead, taken out; and brought back. */
export const SHORTAGE_FIXES = ['less', 'deliver', 'remove', 'restore'] as const;
export type ShortageFix = (typeof SHORTAGE_FIXES)[number];

export const shortageFixOf = (form: FormData): ShortageFix | undefined => SHORTAGE_FIXES.find((mend) => mend === form.get('mend'));
