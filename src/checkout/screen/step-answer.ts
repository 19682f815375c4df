// What the payment step answers a form with, when the shopper stays on it.
import { data } from 'react-router';
import type { FieldError } from '#checkout/contract';

interface StepAnswer {
  /** Empty where the errors say it. */
  readonly message: string;
  readonly errors: readonly FieldError[];
  /** Why a way to pay is still there (PAY-3). */
  readonly notRemoved?: { readonly code: string; readonly message: string } | undefined;
}

/** With an error status the page keeps what it has loaded; with 200 it asks anew. */
export const stay = (answer: StepAnswer, status: number) => data(answer, { status });
