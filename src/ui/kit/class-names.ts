/** Joins the class names that apply; false, undefined and '' are left out. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
