// Why a sign-on fails, in the order in which it is found out.
export const PROBLEMS = [
  'UNREACHABLE',
  'ISSUER_DIFFERS',
  'DENIED',
  'REDIRECT_REFUSED',
  'CLIENT_REFUSED',
  'ANSWER_REFUSED',
  'SUBJECT_MISSING',
  'EMAIL_MISSING',
  'EMAIL_UNVERIFIED',
  'DOMAIN_NOT_PROVEN',
  'DEACTIVATED',
  'ELSEWHERE',
  'LINKED_TO_ANOTHER',
  'NO_ACCOUNT',
] as const;

/** What the list of failures tells besides: a sign-out that the provider announced and that could not be trusted. */
const FAILURES = [...PROBLEMS, 'LOGOUT_REFUSED'] as const;
type SignOnFailure = (typeof FAILURES)[number];

export type SignOnProblem = (typeof PROBLEMS)[number];

/** What a test shows one by one. */
export const STEPS = ['reached', 'admitted', 'answered', 'recognized', 'person'] as const;
export type Step = (typeof STEPS)[number];

const FAILS_AT: Readonly<Record<SignOnProblem, Step>> = {
  UNREACHABLE: 'reached',
  ISSUER_DIFFERS: 'reached',
  DENIED: 'admitted',
  REDIRECT_REFUSED: 'admitted',
  CLIENT_REFUSED: 'admitted',
  ANSWER_REFUSED: 'answered',
  SUBJECT_MISSING: 'recognized',
  EMAIL_MISSING: 'recognized',
  EMAIL_UNVERIFIED: 'recognized',
  DOMAIN_NOT_PROVEN: 'recognized',
  DEACTIVATED: 'person',
  ELSEWHERE: 'person',
  LINKED_TO_ANOTHER: 'person',
  NO_ACCOUNT: 'person',
};

/** How far a test came; `problem` null: it worked. */
export function stepsOf(problem: SignOnProblem | null): readonly { readonly step: Step; readonly state: 'done' | 'failed' | 'open' }[] {
  const failing = problem === null ? STEPS.length : STEPS.indexOf(FAILS_AT[problem]);
  return STEPS.map((step, at) => ({ step, state: at < failing ? 'done' : at === failing ? 'failed' : 'open' }));
}

/** A stored word as a problem; null for anything else. */
export const readProblem = (text: string): SignOnProblem | null => PROBLEMS.find((problem) => problem === text) ?? null;

/** A stored word as a failure; null for anything else. */
export const readFailure = (text: string): SignOnFailure | null => FAILURES.find((failure) => failure === text) ?? null;
