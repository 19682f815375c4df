// Actions of the address book's forms: after success they redirect to the book; errors are shown in the form.
import { data, redirect } from 'react-router';
import type { addressesContract, StoredAddress } from '#people/addresses/contract';
import { inputFromForm } from '#people/addresses/rules';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import { textOf } from '#ui/page/form-text';
import { attempt, pageVisit, type WithContext } from '#ui/page/page-visit';
import { BOOK_PREFIX, type EditorAnswer } from './address-editor.tsx';
import { typedAddress } from './typed-address.ts';

const ID_LENGTH = 40;
const TYPES = ['S', 'B', 'SB'] as const;

export async function runAddressAction(args: WithContext, form: FormData) {
  const paths = makePaths(args.context.get(pageVisit).locale);
  const call = attempt<typeof addressesContract>(args);
  const id = textOf(form, 'id').slice(0, ID_LENGTH);
  const params = { id: id || 'x' };
  const change = (body: object) => call('POST /gus/api/usr/c/addresses/:id override PUT', { params, body });
  switch (textOf(form, 'intent')) {
    case 'remove': {
      const reply = await call('POST /gus/api/usr/c/addresses/:id override DELETE', { params });
      if (isRefusal(reply)) return refused(reply, form);
      throw redirect(paths.addresses({ removed: id }));
    }
    case 'restore': {
      const reply = await change({ restore: true });
      if (isRefusal(reply)) return refused(reply, form);
      throw redirect(paths.addresses());
    }
    case 'makeDefaultShipping':
    case 'makeDefaultBilling': {
      const reply = await change(textOf(form, 'intent') === 'makeDefaultShipping' ? { defaultShipping: true } : { defaultBilling: true });
      if (isRefusal(reply)) return refused(reply, form);
      throw redirect(paths.addresses({ saved: id }));
    }
    default: {
      const kept = await keepTyped(args, form, { id, type: TYPES.find((one) => one === textOf(form, 'type')) });
      if (typeof kept !== 'string') return kept;
      throw redirect(paths.addresses({ saved: kept }));
    }
  }
}

/** The saved address's id, or the answer for the form. `id` '' adds one. */
export async function keepTyped(
  args: WithContext,
  form: FormData,
  { id, type }: { readonly id: string; readonly type: StoredAddress['type'] | undefined },
) {
  const call = attempt<typeof addressesContract>(args);
  const on = (name: string): boolean => textOf(form, name) === 'on';
  const body = {
    ...inputFromForm(typedAddress(form, BOOK_PREFIX)),
    askFirst: textOf(form, 'confirmed') !== 'yes',
    ...(type === undefined ? {} : { type }),
    ...(on('defaultShipping') ? { defaultShipping: true as const } : {}),
    ...(on('defaultBilling') ? { defaultBilling: true as const } : {}),
  };
  const reply = await (id === ''
    ? call('POST /gus/api/usr/c/addresses', { body })
    : call('POST /gus/api/usr/c/addresses/:id override PUT', { params: { id }, body }));
  if (isRefusal(reply)) return refused(reply, form);
  if (reply.errors.length > 0) return data<EditorAnswer>({ ...answerTo(form), errors: reply.errors }, { status: 422 });
  if (reply.id !== null) return reply.id;
  return data<EditorAnswer>({ ...answerTo(form), advice: { suggested: reply.suggestedAddress } }, { status: 200 });
}

function refused(reply: Refusal, form: FormData) {
  return data<EditorAnswer>({ ...answerTo(form), message: reply.message }, { status: reply.status });
}

/** The typed values, to fill the form again. */
function answerTo(form: FormData): EditorAnswer {
  const fields = ['type', 'defaultShipping', 'defaultBilling'].flatMap((name) => (form.has(name) ? [[name, textOf(form, name)]] : []));
  return { typed: typedAddress(form, BOOK_PREFIX), fields: Object.fromEntries(fields), message: '', errors: [], advice: null };
}
