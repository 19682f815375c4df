/** Remedies for a line that is short: reduce its quantity, deliver it instead, remove it; and restore a removed one. */
export const SHORTAGE_FIXES = ['less', 'deliver', 'remove', 'restore'] as const;
export type ShortageFix = (typeof SHORTAGE_FIXES)[number];

export const shortageFixOf = (form: FormData): ShortageFix | undefined => SHORTAGE_FIXES.find((fix) => fix === form.get('mend'));
