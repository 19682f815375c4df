// The payment step's answer to a form when the shopper stays on the step.
import { data } from 'react-router';
import type { AddressForm } from '#people/addresses/rules';
import type { EditorAnswer } from '#people/addresses/screen';
import type { FieldError } from '#buying/checkout/contract';

interface StepAnswer {
  /** Empty when the errors already explain. */
  readonly message: string;
  readonly errors: readonly FieldError[];
  /** Why a saved card could not be removed (PAY-3). */
  readonly notRemoved?: { readonly code: string; readonly message: string } | undefined;
  /** The billing address looks wrong: the shopper has to confirm it (CHK-2). */
  readonly advice?: BillingAdvice | undefined;
  /** The answer of the drawer that edits a stored address. */
  readonly editor?: EditorAnswer | undefined;
}

export interface BillingAdvice {
  readonly typed: AddressForm;
  /** Null: there is no suggestion. */
  readonly suggested: AddressForm | null;
  /** The other fields of the form. */
  readonly fields: Readonly<Record<string, string>>;
}

/** With an error status the page keeps its loaded data; with 200 it reloads them. */
export const stay = (answer: StepAnswer, status: number) => data(answer, { status });
