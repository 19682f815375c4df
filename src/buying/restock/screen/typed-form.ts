// The form of a restock as typed, and its way to the server.
import { data, redirect } from 'react-router';
import { isRefusal } from '#base/outcome/rules';
import type { RestockItem, restockContract, SavedRestock } from '#buying/restock/contract';
import { MOST_DATES } from '#buying/restock/rules';
import { makePaths } from '#paths';
import { textOf } from '#ui/page/form-text';
import { attempt, pageVisit, type WithContext } from '#ui/page/page-visit';
import { storedValues, type TypedForm } from './form-values.ts';

export interface FormAnswer {
  readonly message: string;
  readonly status: number;
  readonly errors: SavedRestock['errors'];
  readonly typed: TypedForm;
  /** Somebody else changed it meanwhile: how it stands now, with its item. */
  readonly items?: FormItems;
}

export type FormItems = readonly { readonly item: RestockItem; readonly qty: number }[];

const LONGEST = 120;

export function typedForm(form: FormData): TypedForm {
  const text = (name: string): string => textOf(form, name, LONGEST);
  const texts = (name: string): string[] => form.getAll(name).map((one) => (typeof one === 'string' ? one.slice(0, LONGEST) : ''));
  const units = texts('qty');
  return {
    key: text('key'),
    seen: text('seen'),
    items: texts('itemId')
      .slice(0, 20)
      .map((itemId, at) => ({ itemId: itemId.trim(), qty: units[at] ?? '' })),
    every: text('every'),
    nextOn: text('nextOn'),
    dates: texts('dates').slice(0, MOST_DATES),
    ends: text('ends'),
    times: text('times'),
    lastOn: text('lastOn'),
    priceLimit: text('priceLimit'),
    whenShort: text('whenShort'),
    addressId: text('addressId'),
    paymentId: text('paymentId'),
    budgetCenter: text('budgetCenter'),
    purchaseOrder: text('purchaseOrder'),
  };
}

/** The calls of the form, from a page's action or from a drawer. */
type SendTyped = ReturnType<typeof attempt<typeof restockContract>>;

/** `restockId` null: starts one for each item. Null when it is saved; else what stands in the form. */
export async function sendTyped(call: SendTyped, typed: TypedForm, restockId: string | null): Promise<FormAnswer | null> {
  const { items, key, seen, dates, ...terms } = typed;
  const [{ itemId = '', qty = '' } = {}] = items;
  const reply =
    restockId === null
      ? await call('POST /api/restocks', { body: { ...terms, key, dates: [...dates], items: [...items] } })
      : await call('POST /api/restocks/:restockId override PUT', {
          params: { restockId },
          body: { ...terms, dates: [...dates], itemId, qty, ...(seen !== '' && { seen }) },
        });
  if (isRefusal(reply)) {
    const refused = { message: reply.message, status: reply.status, errors: [], typed };
    return reply.code === 'RESTOCK_CHANGED' && restockId !== null ? asItStands(call, refused, restockId) : refused;
  }
  return reply.errors.length > 0 ? { message: '', status: 422, errors: reply.errors, typed } : null;
}

/** Instead of what was typed over something older. */
async function asItStands(call: SendTyped, refused: FormAnswer, restockId: string): Promise<FormAnswer> {
  const read = await call('GET /api/restocks/:restockId', { params: { restockId } });
  if (isRefusal(read)) return refused;
  return { ...refused, typed: storedValues(read), items: [{ item: read.restock.item, qty: read.restock.qty }] };
}

/** Afterwards the list; errors stand in the form. */
export async function saveTyped(args: WithContext, form: FormData, restockId: string | null) {
  const answer = await sendTyped(attempt<typeof restockContract>(args), typedForm(form), restockId);
  if (answer !== null) return data<FormAnswer>(answer, { status: answer.status });
  const paths = makePaths(args.context.get(pageVisit).locale);
  throw redirect(paths.restock({ told: restockId === null ? 'start' : 'change' }));
}
