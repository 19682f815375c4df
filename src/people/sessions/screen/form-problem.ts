// Converts a refusal to a form's error.
import type { Refusal, WrongField } from '#base/outcome/rules';
import type { FormProblem } from './account-fields.tsx';

export function problemOf({ message, field, fields, captcha }: Refusal): FormProblem {
  const wrong: readonly WrongField[] = fields ?? (field === undefined ? [] : [{ field, message }]);
  return { message, wrong, captcha };
}
