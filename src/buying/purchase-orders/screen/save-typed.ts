// Saves a purchase order's form: afterwards the list; errors stand in the form.
import { data, redirect } from 'react-router';
import { isRefusal } from '#base/outcome/rules';
import type { purchaseOrdersContract, SavedPurchaseOrder } from '#buying/purchase-orders/contract';
import type { TypedPurchaseOrder } from '#buying/purchase-orders/rules';
import { makePaths } from '#paths';
import { textOf } from '#ui/page/form-text';
import { attempt, pageVisit, type WithContext } from '#ui/page/page-visit';

export interface TypedForm extends TypedPurchaseOrder {
  readonly everybody: boolean;
  readonly everywhere: boolean;
  readonly groupIds: readonly string[];
  readonly profileIds: readonly string[];
  readonly locationIds: readonly string[];
}

export interface FormAnswer {
  readonly message: string;
  readonly errors: SavedPurchaseOrder['errors'];
  readonly typed: TypedForm;
}

export async function saveTyped(args: WithContext, form: FormData, poId: string | null) {
  const typed = typedForm(form);
  const { groupIds, profileIds, locationIds } = typed;
  const body = { ...typed, groupIds: [...groupIds], profileIds: [...profileIds], locationIds: [...locationIds] };
  const call = attempt<typeof purchaseOrdersContract>(args);
  const reply =
    poId === null
      ? await call('POST /api/organization/purchase-orders', { body })
      : await call('POST /api/organization/purchase-orders/:poId override PUT', { params: { poId }, body });
  if (isRefusal(reply)) return data<FormAnswer>({ message: reply.message, errors: [], typed }, { status: reply.status });
  if (reply.errors.length > 0) return data<FormAnswer>({ message: '', errors: reply.errors, typed }, { status: 422 });
  throw redirect(makePaths(args.context.get(pageVisit).locale).purchaseOrders({ saved: typed.number.trim().slice(0, 60) }));
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idsOf = (form: FormData, name: string, most: number): string[] =>
  form
    .getAll(name)
    .map(String)
    .filter((id) => ID.test(id))
    .slice(0, most);

function typedForm(form: FormData): TypedForm {
  const text = (name: string): string => textOf(form, name).slice(0, 300);
  return {
    number: text('number'),
    description: text('description'),
    amount: text('amount'),
    validFrom: text('validFrom'),
    validUntil: text('validUntil'),
    everybody: text('everybody') === 'yes',
    everywhere: text('everywhere') === 'yes',
    groupIds: idsOf(form, 'groupId', 200),
    profileIds: idsOf(form, 'profileId', 500),
    locationIds: idsOf(form, 'locationId', 500),
  };
}
