// Validation of account forms: shared by fields, handlers and tests (APP-22).

import { singleLine, withoutUnseen } from '#base/locale/rules';

export const MIN_PASSWORD_LENGTH = 10;

export type AccountField = 'fullName' | 'email' | 'password' | 'company';
export type FieldProblem = 'NAME_REQUIRED' | 'EMAIL_INVALID' | 'PASSWORD_SHORT' | 'COMPANY_REQUIRED';

/** An e-mail address: one @ with text on both sides, a dot in the host; no spaces or invisible characters. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && withoutUnseen(text) === text && /^[^\s@"<>()[\]\\,;:]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

export interface AccountForm {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly company?: string;
}

/** The first problem of each field; `business` requires a company name. */
export function accountProblems(
  form: AccountForm,
  business: boolean,
): readonly { readonly field: AccountField; readonly code: FieldProblem }[] {
  const problems: { field: AccountField; code: FieldProblem }[] = [];
  if (business && singleLine(form.company ?? '') === '') problems.push({ field: 'company', code: 'COMPANY_REQUIRED' });
  if (singleLine(form.fullName) === '') problems.push({ field: 'fullName', code: 'NAME_REQUIRED' });
  if (!isEmail(form.email.trim())) problems.push({ field: 'email', code: 'EMAIL_INVALID' });
  if ([...form.password].length < MIN_PASSWORD_LENGTH) problems.push({ field: 'password', code: 'PASSWORD_SHORT' });
  return problems;
}

/** Splits a full name for the API: the last word is the family name. */
export function splitName(fullName: string): { readonly firstName: string; readonly lastName: string } {
  const words = singleLine(fullName).split(' ');
  if (words.length < 2) return { firstName: words[0] ?? '', lastName: '' };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}
