// What stands in the form of restocks when it opens.
import { addDays } from '#base/calendar/rules';
import type { OneRestock, RestockFormReply } from '#buying/restock/contract';
import { MOST_DATES, type TypedRestock } from '#buying/restock/rules';

export interface TypedForm extends TypedRestock {
  readonly key: string;
  /** The change of the restock that stands in the form; '' for a new one. */
  readonly seen: string;
  readonly items: readonly { readonly itemId: string; readonly qty: string }[];
  readonly addressId: string;
  readonly paymentId: string;
  readonly budgetCenter: string;
  readonly purchaseOrder: string;
}

const DATES: readonly string[] = Array.from({ length: MOST_DATES }, () => '');
const USUAL = '1month';

/** Nothing is chosen for a first purchase but what can be seen in the form. The key lets a repeated press start nothing twice. */
export function freshValues({ items, choices }: RestockFormReply, every = USUAL): TypedForm {
  return {
    key: crypto.randomUUID(),
    seen: '',
    items: items.map(({ item, qty }) => ({ itemId: item.itemId, qty: String(qty) })),
    every,
    nextOn: addDays(choices.today, 1),
    dates: DATES,
    ends: 'never',
    times: '',
    lastOn: '',
    priceLimit: '10',
    whenShort: 'partial',
    addressId: (choices.addresses.find(({ isDefault }) => isDefault) ?? choices.addresses[0])?.id ?? '',
    paymentId: (choices.cards.find(({ isDefault }) => isDefault) ?? choices.cards[0])?.id ?? (choices.mayBill ? 'account' : ''),
    budgetCenter: choices.budgets[0] ?? '',
    purchaseOrder: '',
  };
}

export function storedValues({ restock, dates, addressId, paymentId, changedAt }: OneRestock): TypedForm {
  const { every, nextOn, lastOn, timesLeft, priceLimit, whenShort, budgetCenter, purchaseOrder, item, qty } = restock;
  return {
    key: '',
    seen: changedAt,
    items: [{ itemId: item.itemId, qty: String(qty) }],
    every,
    nextOn: nextOn ?? '',
    addressId,
    paymentId,
    budgetCenter,
    purchaseOrder,
    dates: [...dates, ...DATES].slice(0, DATES.length),
    ends: timesLeft === null ? (lastOn === null ? 'never' : 'day') : 'times',
    times: timesLeft === null ? '' : String(timesLeft),
    lastOn: lastOn ?? '',
    priceLimit: priceLimit === null ? 'any' : String(priceLimit),
    whenShort,
  };
}
