// The form of a day's delivery as typed, and its way to the server.
import { data, redirect } from 'react-router';
import { isRefusal } from '#base/outcome/rules';
import type { RestockDelivery, restockContract, SavedRestock } from '#buying/restock/contract';
import { makePaths } from '#paths';
import { textOf } from '#ui/page/form-text';
import { attempt, pageVisit, type WithContext } from '#ui/page/page-visit';

export interface TypedDelivery {
  readonly key: string;
  readonly on: string;
  readonly restockIds: readonly string[];
  readonly addressId: string;
  readonly paymentId: string;
  readonly nextOn: string;
}

export interface DeliveryAnswer {
  readonly message: string;
  readonly status: number;
  readonly errors: SavedRestock['errors'];
  readonly typed: TypedDelivery;
}

const LONGEST = 120;
const MOST = 200;

/** What stands in the form when it opens; what they do not have in common stays as it is for each. */
export const deliveryValues = ({ on, restocks, addressId, paymentId, choices }: RestockDelivery): TypedDelivery => ({
  key: crypto.randomUUID(),
  on,
  restockIds: restocks.map(({ restockId }) => restockId),
  addressId: choices.addresses.some(({ id }) => id === addressId) ? addressId : '',
  paymentId: (paymentId === 'account' && choices.mayBill) || choices.cards.some(({ id }) => id === paymentId) ? paymentId : '',
  nextOn: on,
});

export function typedDelivery(form: FormData): TypedDelivery {
  const text = (name: string): string => textOf(form, name, LONGEST);
  return {
    key: text('key'),
    on: text('on'),
    restockIds: form
      .getAll('restockId')
      .flatMap((id) => (typeof id === 'string' ? [id] : []))
      .slice(0, MOST),
    addressId: text('addressId'),
    paymentId: text('paymentId'),
    nextOn: text('nextOn'),
  };
}

/** The change's id when it is saved; else what stands in the form. */
export async function sendDelivery(
  call: ReturnType<typeof attempt<typeof restockContract>>,
  typed: TypedDelivery,
): Promise<string | DeliveryAnswer> {
  const reply = await call('POST /api/restock-delivery', { body: { ...typed, restockIds: [...typed.restockIds] } });
  if (isRefusal(reply)) return { message: reply.message, status: reply.status, errors: [], typed };
  return reply.errors.length > 0 ? { message: '', status: 422, errors: reply.errors, typed } : reply.changeId;
}

/** Afterwards the list, which says what became of each; errors stand in the form. */
export async function saveDelivery(args: WithContext, form: FormData) {
  const sent = await sendDelivery(attempt<typeof restockContract>(args), typedDelivery(form));
  if (typeof sent !== 'string') return data<DeliveryAnswer>(sent, { status: sent.status });
  throw redirect(makePaths(args.context.get(pageVisit).locale).restock({ change: sent }));
}
