// An order, a cart or an order that is made up, as the rules look at it.
import type { SignedIn } from '#base/shopper/rules';
import type { Trial } from '#buying/approval-rules/contract';
import type { BudgetFacts, Submission } from '#buying/approval-rules/rules';
import type { ContractTerms } from '#goods/pricing/server';
import { priceFor } from '#goods/pricing/rules';
import type { LocationChoice } from '#people/locations/server';
import type { Visit } from '#platform/visit';
import { contentLocale } from '#goods/catalog/rules';
import type { OwnThings } from './rule-choices.ts';
import type { OrderToTry, RuleDeps } from './rule-deps.ts';
import { linesToJudge } from './submission-lines.ts';

export interface TrialGround {
  readonly deps: RuleDeps;
  readonly visit: Visit;
  readonly shopper: SignedIn;
  readonly accountNumber: string;
  readonly own: OwnThings;
  readonly terms: ContractTerms;
}

export type TrialRefusal = 'ORDER_NOT_FOUND' | 'PERSON_NOT_FOUND' | 'LOCATION_NOT_FOUND';
/** What is missing for a trial, in a field of the form. */
export type TrialProblem = 'CART_EMPTY' | 'ITEMS_REQUIRED' | 'ITEM_UNKNOWN' | 'NO_ORDERS' | 'AMOUNT_UNREADABLE' | 'ITEM_NOT_IN_ORDER';

export type FoundOrder =
  | { readonly order: OrderToTry; readonly locationId: string | null }
  | { readonly refusal: TrialRefusal }
  | { readonly problem: TrialProblem; readonly text: string };

export async function orderFor(trial: Trial, ground: TrialGround): Promise<FoundOrder> {
  const { deps, visit, shopper, own } = ground;
  if (trial.source === 'madeUp') return madeUp(trial, ground);
  if (trial.source === 'cart') {
    const cart = await deps.ownCart(visit, shopper);
    return cart === null ? { problem: 'CART_EMPTY', text: '' } : { order: cart, locationId: locationOf(cart, own.locations) };
  }
  const { orderNumber } = trial;
  const [order] = await deps.ordersSeen(shopper, orderNumber === '' ? { limit: 1 } : { orderNumber, limit: 1 });
  if (order !== undefined) return { order, locationId: locationOf(order, own.locations) };
  return orderNumber === '' ? { problem: 'NO_ORDERS', text: '' } : { refusal: 'ORDER_NOT_FOUND' };
}

/** Priced for the organization, before tax and delivery. */
function madeUp(trial: Trial, { deps, visit, shopper, own, terms }: TrialGround): FoundOrder {
  const buyerId = trial.buyer === '' ? shopper.profile.profileId : trial.buyer;
  const buyer = own.people.members.get(buyerId);
  if (buyer === undefined) return { refusal: 'PERSON_NOT_FOUND' };
  if (trial.shipTo !== '' && !own.locations.some(({ locationId }) => locationId === trial.shipTo)) return { refusal: 'LOCATION_NOT_FOUND' };
  const { currency } = visit.site;
  const typed = trial.items.filter(({ item }) => item.trim() !== '');
  if (typed.length === 0) return { problem: 'ITEMS_REQUIRED', text: '' };
  const lines = typed.map(({ item, qty }, at) => {
    const product = deps.catalog.get(item.trim()) ?? deps.catalog.get(terms.itemOf(item.trim()) ?? '');
    if (product === undefined) return null;
    const each = priceFor({ currency, terms, contractOnly: false }, product, qty)?.each ?? 0;
    const title = product.title[contentLocale(visit.copyLocale)];
    return { lineNo: at + 1, itemId: product.itemId, title, qty, totalCents: each * qty };
  });
  const unknown = typed[lines.indexOf(null)];
  if (unknown !== undefined) return { problem: 'ITEM_UNKNOWN', text: unknown.item.trim() };
  const known = lines.filter((line) => line !== null);
  const totalCents = known.reduce((sum, line) => sum + line.totalCents, 0);
  const charges = own.centers.includes(trial.center) ? [{ center: trial.center, cents: totalCents }] : [];
  const order: OrderToTry = {
    orderNumber: '',
    buyerId,
    buyerName: buyer.name,
    at: visit.now,
    currency,
    totalCents,
    deliveryFeeCents: 0,
    paymentKind: trial.payment,
    address: null,
    charges,
    isCounted: false,
    lines: known,
  };
  return { order, locationId: trial.shipTo === '' ? null : trial.shipTo };
}

const fold = (text: string): string => text.trim().toLowerCase();

export const locationOf = ({ address }: Pick<OrderToTry, 'address'>, locations: readonly LocationChoice[]): string | null =>
  address === null
    ? null
    : (locations.find(({ address1, zip }) => fold(address1) === fold(address.address1) && zip.slice(0, 5) === address.zip.slice(0, 5))
        ?.locationId ?? null);

export interface SubmitWith {
  readonly locationId: string | null;
  readonly budgets: readonly BudgetFacts[];
  readonly spentBefore: Submission['spentBefore'];
}

export function submissionFrom(order: OrderToTry, { deps, own, terms }: TrialGround, rest: SubmitWith): Submission {
  const { buyerId: profileId, currency, totalCents, deliveryFeeCents, paymentKind } = order;
  const groupId = order.groupId === undefined ? (own.people.members.get(profileId)?.groupId ?? null) : order.groupId;
  return {
    buyer: { profileId, groupId },
    totalCents,
    deliveryFeeCents,
    paymentKind,
    shipTo: { locationId: rest.locationId },
    asksOffContract: terms.offContract(currency).policy === 'approval',
    lines: linesToJudge(order.lines, { catalog: deps.catalog, terms, currency }),
    budgets: rest.budgets,
    spentBefore: rest.spentBefore,
  };
}
