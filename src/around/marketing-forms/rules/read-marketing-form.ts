// Checks a marketing form: the same for its fields in the browser and for the server (RWD-3).
import { singleLine } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { isName, isOfLength, plainParagraphs } from '#finding/reviews/rules';
import { readPhone } from '#people/addresses/rules';
import { isEmail } from '#people/sessions/rules';
import { EMPLOYEE_SIZES, JOB_FUNCTIONS, type EmployeeSize, type JobFunction } from './marketing-forms.ts';

/** Lengths in characters. */
export const MARKETING_LIMITS = { name: { least: 1, most: 60 }, company: { least: 1, most: 100 }, comments: 1_000 } as const;

export interface TypedMarketingForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
  readonly phone: string;
  readonly jobFunction: string;
  readonly employeeSize: string;
  readonly comments: string;
}

export type MarketingField = keyof TypedMarketingForm;

/** `phone`: ten digits. What a short form does not ask is null. */
export interface MarketingRequest {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
  readonly phone: string | null;
  readonly jobFunction: JobFunction | null;
  readonly employeeSize: EmployeeSize | null;
  readonly comments: string | null;
}

/** All wrong fields, in the order of the form. */
export function readMarketingForm(
  { isLong }: { readonly isLong: boolean },
  typed: TypedMarketingForm,
): Outcome<MarketingRequest, readonly MarketingField[]> {
  const [firstName, lastName] = [singleLine(typed.firstName), singleLine(typed.lastName)];
  const [email, company] = [singleLine(typed.email), singleLine(typed.company)];
  const phone = readPhone(typed.phone);
  const jobFunction = JOB_FUNCTIONS.find((one) => one === typed.jobFunction) ?? null;
  const employeeSize = EMPLOYEE_SIZES.find((one) => one === typed.employeeSize) ?? null;
  const comments = plainParagraphs(typed.comments);
  const isRight: Readonly<Record<MarketingField, boolean>> = {
    firstName: isName(firstName, MARKETING_LIMITS.name),
    lastName: isName(lastName, MARKETING_LIMITS.name),
    email: isEmail(email),
    company: isOfLength(company, MARKETING_LIMITS.company),
    phone: !isLong || phone !== null,
    jobFunction: !isLong || jobFunction !== null,
    employeeSize: !isLong || employeeSize !== null,
    comments: !isLong || [...comments].length <= MARKETING_LIMITS.comments,
  };
  const wrong = MARKETING_FIELDS.filter((field) => !isRight[field]);
  if (wrong.length > 0) return failed(wrong);
  const known = { firstName, lastName, email, company };
  return done(
    isLong
      ? { ...known, phone: phone === '' ? null : phone, jobFunction, employeeSize, comments: comments === '' ? null : comments }
      : { ...known, phone: null, jobFunction: null, employeeSize: null, comments: null },
  );
}

export const MARKETING_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'company',
  'phone',
  'jobFunction',
  'employeeSize',
  'comments',
] as const satisfies readonly MarketingField[];
