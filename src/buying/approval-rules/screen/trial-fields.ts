// What the simulator is tried on, as its fields hold it.
import type { Trial } from '#buying/approval-rules/contract';
import { PAYMENT_KINDS } from '#buying/approval-rules/rules';

export interface TrialDraft {
  /** `cart`, `madeUp` or `order:…`; '' for the latest order. */
  readonly on: string;
  readonly buyer: string;
  readonly items: readonly { readonly item: string; readonly qty: string }[];
  readonly center: string;
  readonly payment: string;
  readonly shipTo: string;
  readonly whatIf: Required<Trial>['whatIf'];
}

/** Rows for items of an order that is made up. */
export const ITEM_ROWS = 3;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Files are no texts. */
const textsOf = (fields: FormData | URLSearchParams, name: string): string[] =>
  [...fields.getAll(name)].map((value) => (typeof value === 'string' ? value.slice(0, 80) : ''));

export function trialDraft(fields: FormData | URLSearchParams): TrialDraft {
  const texts = (name: string): string[] => textsOf(fields, `try.${name}`);
  const [on = ''] = texts('on');
  const [buyer = ''] = texts('buyer');
  const [center = ''] = texts('center');
  const [payment = 'account'] = texts('payment');
  const [shipTo = ''] = texts('shipTo');
  const [amount = '', without = '', ifCenter = '', ifShipTo = ''] = ['ifAmount', 'ifWithout', 'ifCenter', 'ifShipTo'].map(
    (name) => texts(name)[0] ?? '',
  );
  const whatIf = { amount, without, center: ifCenter, shipTo: ID.test(ifShipTo) ? ifShipTo : '' };
  const qtys = texts('qty');
  const items = texts('item')
    .slice(0, 20)
    .map((item, at) => ({ item, qty: qtys[at] ?? '1' }));
  return { on, buyer, items, center, payment, shipTo, whatIf };
}

export function trialOf({ on, buyer, items, center, payment, shipTo, whatIf }: TrialDraft): Trial {
  const source = on === 'cart' || on === 'madeUp' ? on : 'order';
  const quantity = (text: string): number => (/^[1-9]\d{0,3}$/.test(text.trim()) ? Number(text) : 1);
  return {
    source,
    orderNumber: on.startsWith('order:') ? on.slice('order:'.length, 60).slice(0, 40) : '',
    buyer: ID.test(buyer) ? buyer : '',
    items: items.filter(({ item }) => item.trim() !== '').map(({ item, qty }) => ({ item: item.trim(), qty: quantity(qty) })),
    center,
    payment: PAYMENT_KINDS.find((one) => one === payment) ?? 'account',
    shipTo: ID.test(shipTo) ? shipTo : '',
    whatIf,
  };
}
