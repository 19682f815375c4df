// What the payment step answers a form with, when the shopper stays on it.
import { data } from 'react-router';
import type { AddressForm } from '#people/addresses/rules';
import type { EditorAnswer } from '#people/addresses/screen';
import type { FieldError } from '#buying/checkout/contract';

interface StepAnswer {
  /** Empty where the errors say it. */
  readonly message: string;
  readonly errors: readonly FieldError[];
  /** Why a way to pay is still there (PAY-3). */
  readonly notRemoved?: { readonly code: string; readonly message: string } | undefined;
  /** Who is billed may live elsewhere: the shopper is asked (CHK-2). */
  readonly advice?: BillingAdvice | undefined;
  /** What the drawer of a stored address has to say. */
  readonly editor?: EditorAnswer | undefined;
}

export interface BillingAdvice {
  readonly typed: AddressForm;
  /** Null: nothing better is known. */
  readonly suggested: AddressForm | null;
  /** What else the form sent. */
  readonly fields: Readonly<Record<string, string>>;
}

/** With an error status the page keeps what it has loaded; with 200 it asks anew. */
export const stay = (answer: StepAnswer, status: number) => data(answer, { status });
