// Converts a refusal to a form's error.
import type { Refusal } from '#base/outcome/rules';
import type { FormProblem } from './account-fields.tsx';

export function problemOf({ message, field, captcha }: Refusal): FormProblem {
  return { message, field: field as FormProblem['field'], captcha }; // the contract names these fields
}
