// The marketing forms by their ids, and what can be chosen in them (RWD-3).

export const MARKETING_TOPICS = ['business', 'furniture', 'print'] as const;
export type MarketingTopic = (typeof MARKETING_TOPICS)[number];

export interface MarketingForm {
  readonly formId: string;
  readonly topic: MarketingTopic;
  /** A long form also asks for phone, job function, employee size and comments. */
  readonly isLong: boolean;
}

export const shortFormId = (topic: MarketingTopic): string => `${topic}-short`;
export const longFormId = (topic: MarketingTopic): string => `${topic}-long`;

const FORMS: readonly MarketingForm[] = MARKETING_TOPICS.flatMap((topic) => [
  { formId: shortFormId(topic), topic, isLong: false },
  { formId: longFormId(topic), topic, isLong: true },
]);

/** Undefined for an id that no form has. */
export const marketingForm = (formId: string): MarketingForm | undefined => FORMS.find((form) => form.formId === formId);

/** As the specification writes them; pages show them in their language. */
export const JOB_FUNCTIONS = [
  'Corporate Leadership',
  'Facilities',
  'Administration or Office Management',
  'Procurement',
  'Technology',
  'Other',
] as const;
export type JobFunction = (typeof JOB_FUNCTIONS)[number];

/** People of the organization. */
export const EMPLOYEE_SIZES = ['1-4', '5-20', '21-399', '400+'] as const;
export type EmployeeSize = (typeof EMPLOYEE_SIZES)[number];
