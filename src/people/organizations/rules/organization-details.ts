// What administrators say about their organization (B2B-5).
import { singleLine } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { readPhone } from '#people/addresses/rules';

export const DETAIL_LIMITS = { name: 80, legalName: 120 } as const;

/** As typed. */
export interface DetailsForm {
  readonly name: string;
  readonly legalName: string;
  readonly phone: string;
}

export interface DetailsProblem {
  readonly code: 'ORGANIZATION_NAME_REQUIRED' | 'ORGANIZATION_NAME_LONG' | 'LEGAL_NAME_LONG' | 'PHONE_INVALID';
  readonly field: keyof DetailsForm;
}

/** The details as they are kept: one line each, the phone as digits. */
export function readDetails(form: DetailsForm): Outcome<DetailsForm, DetailsProblem> {
  const name = singleLine(form.name);
  const legalName = singleLine(form.legalName);
  const phone = readPhone(form.phone);
  if (name === '') return failed({ code: 'ORGANIZATION_NAME_REQUIRED', field: 'name' });
  if (name.length > DETAIL_LIMITS.name) return failed({ code: 'ORGANIZATION_NAME_LONG', field: 'name' });
  if (legalName.length > DETAIL_LIMITS.legalName) return failed({ code: 'LEGAL_NAME_LONG', field: 'legalName' });
  return phone === null ? failed({ code: 'PHONE_INVALID', field: 'phone' }) : done({ name, legalName, phone });
}
