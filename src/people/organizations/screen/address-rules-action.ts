// Saves an organization's rules about addresses; errors and advice stand in the form.
import { data } from 'react-router';
import { isRefusal } from '#base/outcome/rules';
import type { AddressForm } from '#people/addresses/rules';
import { BILLING_PREFIX, typedAddress } from '#people/addresses/screen';
import type { organizationsContract } from '#people/organizations/contract';
import { textOf } from '#ui/page/form-text';
import { attempt, type WithContext } from '#ui/page/page-visit';
import type { Posted } from './posted.ts';
import type { AddressRulesView } from './address-rules-card.tsx';

export interface RulesAnswer {
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  readonly typed: AddressRulesView;
  readonly advice: { readonly suggested: AddressForm | null } | null;
}

const SAVED: Posted = { problem: null, field: undefined, sent: 'addresses' };

/** Null: everything is saved. */
export async function saveAddressRules(args: WithContext, form: FormData) {
  const on = (name: string): boolean => textOf(form, name) === 'on';
  const typed = { ownShipping: on('ownShipping'), ownBilling: on('ownBilling'), billing: typedAddress(form, BILLING_PREFIX) };
  const isConfirmed = textOf(form, 'confirmed') === 'yes';
  const call = attempt<typeof organizationsContract>(args);
  const reply = await call('POST /api/organization/address-rules', { body: { ...typed, askFirst: !isConfirmed } });
  const answer: RulesAnswer = { message: '', errors: [], typed, advice: null };
  const answered = (rules: RulesAnswer | null, status = 200) =>
    data<Posted & { readonly rules: RulesAnswer | null }>({ ...SAVED, rules }, { status });
  if (isRefusal(reply)) return answered({ ...answer, message: reply.message }, reply.status);
  if (reply.errors.length > 0) return answered({ ...answer, errors: reply.errors }, 422);
  if (reply.addressCode !== '' && !isConfirmed) return answered({ ...answer, advice: { suggested: reply.suggestedAddress } });
  return answered(null);
}
