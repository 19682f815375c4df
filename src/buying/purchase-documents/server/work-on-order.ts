// From an order in a document to an order of the shop: who orders, what, where to, at which prices; every problem of it is named at once.
import { randomUUID } from 'node:crypto';
import { matchLines, type OrderProblem } from '#buying/purchase-documents/rules';
import type { Locale } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { isSignedIn, type SignedIn } from '#base/shopper/rules';
import { whoShops } from '#people/procurement/server';
import { backgroundVisit } from '#platform/background-visit';
import { fillCart } from './cart-of-order.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import { destinationOfOrder, entriesOfOrder } from './entries-of-order.ts';
import { keepPriced, saidBy } from './keep-priced.ts';
import type { OrderToWork, Trying } from './order-to-work.ts';
import { makeFindItem } from './find-item.ts';
import { agreedFor, atAgreedPrices, wrongPrices } from './order-prices.ts';
import { agreedPricesOf, quotedDesigns } from './quotes.ts';
import type { TestedOrder } from './test-documents.ts';
import { codeIn, unitsToOrder } from './units-to-order.ts';
import { isBilled, ORDER_OF_CART, placeDocument } from './place-document.ts';
import { readSettings } from './settings.ts';

/** The number of the order; or a test, which was checked and not placed. */
type Worked = Outcome<string | TestedOrder, readonly OrderProblem[]>;

const MOST_TRIES = 3;

export async function workOnOrder(deps: DocumentsDeps, asked: OrderToWork, now: Date): Promise<Worked> {
  const { db } = deps;
  const { connection, order } = asked;
  const became = await db.maybe(ORDER_OF_CART, [asked.cartId]);
  if (became !== undefined) return became.status === 'draft' ? failed([{ code: 'BUSY' }]) : done(became.order_number);
  const locale = localeOf(order.currency, asked.language);
  if (locale === undefined) return failed([{ code: 'CURRENCY', given: order.currency }]);
  const shopper = await ordererOf(deps, asked, now);
  if (shopper === undefined) return failed([{ code: 'NO_PERSON' }]);
  if (!isBilled(shopper)) return failed([{ code: 'NOT_BILLED' }]);
  const settings = await readSettings(db, connection.accountNumber, connection.connectionId);
  let carts = { cartId: asked.cartId, cartBefore: asked.cartId };
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const worked = await tryOnce(deps, { ...asked, ...carts, shopper, settings, locale, now });
    if (worked !== 'again') return worked;
    carts = { cartId: randomUUID(), cartBefore: carts.cartId };
  }
  return failed([{ code: 'BUSY' }]);
}

async function tryOnce(deps: DocumentsDeps, trying: Trying): Promise<Worked | 'again'> {
  const { connection, order, shopper, settings, locale, cartId, now } = trying;
  const visit = backgroundVisit({ shopper, locale, cartPurpose: `document:${cartId}`, requestId: trying.documentId, now });
  const terms = await deps.contracts.ofShopper(shopper);
  const designs = await quotedDesigns(
    deps.db,
    connection,
    order.lines.map(({ auxiliaryId }) => auxiliaryId),
    now,
  );
  const { matched, problems } = matchLines(order.lines, {
    find: makeFindItem(deps, terms, visit.site.currency),
    designOf: codeIn(designs),
  });
  const units = await unitsToOrder(deps.db, { visit, connection, order, shopper, designs }, matched);
  const destination = await destinationOfOrder(deps.db, { visit, shopper, order, settings });
  const zip = destination.ok ? destination.value.shipTo.zip : visit.site.defaultZip;
  const agreed = agreedFor(matched, await agreedPricesOf(deps.db, connection, order.lines, { currency: order.currency, now }));
  const adjust = atAgreedPrices(matched, agreed);
  const filled = await fillCart(deps, { visit, shopper, cartId, zip, units: units.units, adjust });
  const wrong = [
    ...problems,
    ...units.problems,
    ...(destination.ok ? [] : [destination.problem]),
    ...filled.problems,
    ...wrongPrices(trying, matched, filled, agreed),
  ];
  if (wrong.length > 0 || !destination.ok) return failed(wrong);
  if (connection.isTest || trying.deploymentMode === 'test')
    return done({ visit, order, said: saidBy(trying), matched, filled, destination: destination.value });
  if (!(await keepPriced(deps, trying, matched, filled))) return failed([{ code: 'BUSY' }]);
  const entries = entriesOfOrder(trying, destination.value, cartId);
  const placed = await placeDocument(deps, { visit, cart: filled.cart, adjust, entries, total: filled.priced.summary.ordTotal });
  if (placed.ok) return done(placed.value);
  return placed.problem === 'again' ? 'again' : failed([placed.problem]);
}

/** The site of the currency; its language is the document's where the site speaks it. */
function localeOf(currency: string, language: string): Locale | undefined {
  if (currency === 'USD') return 'en-US';
  if (currency !== 'CAD') return undefined;
  return language.toLowerCase().startsWith('fr') ? 'fr-CA' : 'en-CA';
}

/** Whoever orders belongs to the organization now: a credential opens nobody else's account (trust 22). */
async function ordererOf(
  { db, personAsShopper }: DocumentsDeps,
  { connection, buyer }: OrderToWork,
  now: Date,
): Promise<SignedIn | undefined> {
  const named = await db.transaction((tx) => whoShops(tx, connection, buyer, now));
  const shopper = named.ok ? await personAsShopper(named.value) : null;
  return isSignedIn(shopper) && shopper.account?.accountNumber === connection.accountNumber ? shopper : undefined;
}
