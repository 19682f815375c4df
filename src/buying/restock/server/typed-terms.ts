// Reads the form of a restock: what is wrong with it in words, or what to store.
import { sayer } from '#base/locale/words';
import type { SignedIn } from '#base/shopper/rules';
import { localDay } from '#base/calendar/rules';
import { holdsCardNumber } from '#buying/payment/rules';
import { mayBillAccount } from '#buying/checkout/rules';
import { usableCard } from '#buying/saved-cards/server';
import { isRefusal } from '#base/outcome/rules';
import { MOST_QUANTITY, MOST_TIMES, readRestock, type RestockProblem, type TypedRestock, type WantedRestock } from '#buying/restock/rules';
import { restockMessageWords } from '#buying/restock/words/messages';
import type { Visit } from '#platform/visit';
import { shipToOf } from './buyer-of.ts';
import { BY_INVOICE, LOCATION } from './restock-choices.ts';
import type { RestockDeps } from './restock-deps.ts';

export interface TypedTerms extends TypedRestock {
  readonly addressId: string;
  readonly paymentId: string;
  readonly budgetCenter: string;
  readonly purchaseOrder: string;
}

export interface Terms extends WantedRestock {
  readonly addressId: string | null;
  readonly locationId: string | null;
  readonly cardId: string | null;
  readonly budgetCenter: string | null;
  readonly purchaseOrder: string;
}

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

const LONGEST_ORDER_NUMBER = 40;

export function problemText({ code }: RestockProblem, { copyLocale }: Pick<Visit, 'copyLocale'>): string {
  return sayer(restockMessageWords, copyLocale)(code, { most: code === 'TIMES_WRONG' ? MOST_TIMES : MOST_QUANTITY });
}

export async function readTerms(
  { db, budgets }: Pick<RestockDeps, 'db' | 'budgets'>,
  visit: Visit,
  shopper: SignedIn,
  typed: TypedTerms,
): Promise<{ readonly errors: readonly FieldError[] } | { readonly terms: Terms }> {
  const say = sayer(restockMessageWords, visit.copyLocale);
  const errors: FieldError[] = [];
  const read = readRestock(typed, localDay(visit.now, visit.site.timeZone));
  if (!read.ok) errors.push(...read.problem.map((problem) => ({ field: problem.field, message: problemText(problem, visit) })));
  const place = placeOf(typed.addressId);
  const shipTo = await shipToOf(db, { address_id: place.addressId, location_id: place.locationId }, shopper, visit);
  if (shipTo === undefined) errors.push({ field: 'addressId', message: say('ADDRESS_MISSING') });
  const wrongPayment = await paymentProblem(db, visit, shopper, typed.paymentId);
  if (wrongPayment) errors.push({ field: 'paymentId', message: say('PAYMENT_MISSING') });
  const own = await budgets.ofShopper({ shopper, site: visit.site, now: visit.now });
  if (typed.budgetCenter !== '' && own?.centers.includes(typed.budgetCenter) !== true)
    errors.push({ field: 'budgetCenter', message: say('BUDGET_UNKNOWN') });
  const purchaseOrder = typed.purchaseOrder.trim();
  if (purchaseOrder.length > LONGEST_ORDER_NUMBER || holdsCardNumber([purchaseOrder]))
    errors.push({ field: 'purchaseOrder', message: say('PURCHASE_ORDER_WRONG', { most: LONGEST_ORDER_NUMBER }) });
  if (!read.ok || errors.length > 0) return { errors };
  const cardId = typed.paymentId === BY_INVOICE ? null : typed.paymentId;
  return { terms: { ...read.value, ...place, cardId, budgetCenter: typed.budgetCenter || null, purchaseOrder } };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The address or location that a choice names. */
export function placeOf(id: string): Pick<Terms, 'addressId' | 'locationId'> {
  if (!id.startsWith(LOCATION)) return { addressId: id.slice(0, 40), locationId: null };
  const locationId = id.slice(LOCATION.length);
  return UUID.test(locationId) ? { addressId: null, locationId } : { addressId: '', locationId: null };
}

/** Whether a choice names nothing that this shopper can pay with. */
export async function paymentProblem(
  db: RestockDeps['db'],
  visit: Visit,
  { account, permissions }: SignedIn,
  id: string,
): Promise<boolean> {
  if (id === BY_INVOICE) return account === null || !mayBillAccount(permissions);
  return id === '' || isRefusal(await usableCard(db, visit, id));
}
