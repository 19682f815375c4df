// Form actions of saved cards: success redirects to the list, a failure shows in the form.
import { data, redirect } from 'react-router';
import { billingOf } from '#people/addresses/screen';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import { typedCard } from '#buying/payment/screen';
import type { savedCardsContract } from '#buying/saved-cards/contract';
import { textOf } from '#ui/page/form-text';
import { attempt, pageVisit, type WithContext } from '#ui/page/page-visit';
import { savingOf } from './save-card-fields.tsx';

export interface CardAnswer {
  readonly message: string;
  readonly code: string;
  readonly intent: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

const CHANGES = {
  restore: { restore: true },
  makeDefault: { defaultPayment: true },
  payMembership: { membershipPayment: true },
} as const;

export async function runCardAction(args: WithContext & { readonly request: Request }) {
  const form = await args.request.formData();
  const paths = makePaths(args.context.get(pageVisit).locale);
  const call = attempt<typeof savedCardsContract>(args);
  const intent = textOf(form, 'intent');
  const id = textOf(form, 'id').slice(0, 40);
  const params = { id: id || 'x' };
  if (intent === 'remove') {
    const reply = await call('POST /gus/api/usr/c/payments/:id override DELETE', { params });
    if (isRefusal(reply)) return refused(reply, intent);
    throw redirect(paths.savedCards({ removed: id }));
  }
  const change = Object.entries(CHANGES).find(([name]) => name === intent)?.[1];
  const reply =
    change !== undefined
      ? await call('POST /gus/api/usr/c/payments/:id override PUT', { params, body: change })
      : await keepTyped(args, form, id);
  if (isRefusal(reply)) return refused(reply, intent);
  if (reply.errors.length > 0) return data<CardAnswer>({ message: '', code: '', intent, errors: reply.errors }, { status: 422 });
  throw redirect(paths.savedCards(intent === 'restore' ? {} : { saved: reply.id ?? id }));
}

/** Saves a new card without an id, or the changes of the card with that id. */
async function keepTyped(args: WithContext, form: FormData, id: string) {
  const call = attempt<typeof savedCardsContract>(args);
  const { userNotes = '' } = savingOf(form);
  const kept = {
    userNotes,
    contactInformation: { billingAddress: await billingOf(args, form) },
    ...(form.get('makeDefault') === 'on' ? { defaultPayment: true as const } : {}),
  };
  return id === ''
    ? call('POST /gus/api/usr/c/payments', { body: { cardPayment: { ...typedCard(form), ...kept } } })
    : call('POST /gus/api/usr/c/payments/:id override PUT', { params: { id }, body: kept });
}

function refused({ message, code, status }: Refusal, intent: string) {
  return data<CardAnswer>({ message, code: code ?? '', intent, errors: [] }, { status });
}
