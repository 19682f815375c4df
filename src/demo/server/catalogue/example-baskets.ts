// Example orders of the demo: each errand is bought many times by customers who stay with their preferred goods. The same at every start.
import type { CatalogRecord } from '#goods/catalog/rules';
import type { BoughtBasket } from '#finding/recommendations/server';
import { errands, type Errand } from './errands.ts';

const BASKETS = 9_000;
const CUSTOMERS = 1_200;
const DAY_MS = 86_400_000;
const DAYS = 360;
/** The fixed part of a kind's goods among which one errand's customers choose. */
const CHOSEN_AMONG = 12;
/** Kinds that belong to a machine: offered for the machine in the basket, or the customer's own. */
const FOR_A_PRINTER = new Set(['ink', 'toner', 'drums']);

/** `now`: the example orders are in the year before it. */
export function exampleBaskets(products: readonly CatalogRecord[], now: Date): readonly BoughtBasket[] {
  const sold = products.filter(
    ({ kind, status = 'active', prices }) => kind === 'ordinary' && status === 'active' && prices.USD !== undefined,
  );
  const byKind = Map.groupBy(sold, ({ categoryId }) => categoryId);
  const total = errands.reduce((sum, [weight]) => sum + weight, 0);
  return Array.from({ length: BASKETS }, (_, at) => {
    const draw = drawer(at + 1);
    // Customers repeat their errands.
    const customer = Math.floor(draw() ** 2 * CUSTOMERS);
    const wish = drawer(customer * 7 + Math.floor(draw() * 3) + 100_003);
    const errand = errandAt(wish() * total);
    return {
      basketId: `example-${String(at).padStart(5, '0')}`,
      customer: `example-${customer}`,
      boughtAt: new Date(now.getTime() - Math.floor((1 - at / BASKETS) * DAYS) * DAY_MS).toISOString(),
      itemIds: [...new Set(bought(errand, byKind, customer, draw))],
    };
  }).filter(({ itemIds }) => itemIds.length > 0);
}

function errandAt(place: number): Errand {
  let rest = place;
  for (const [weight, errand] of errands) {
    rest -= weight;
    if (rest < 0) return errand;
  }
  return errands[0]?.[1] ?? [];
}

function bought(
  errand: Errand,
  byKind: ReadonlyMap<string, readonly CatalogRecord[]>,
  customer: number,
  draw: () => number,
): readonly string[] {
  const chosen: CatalogRecord[] = [];
  for (const [kind, inHundred] of errand) {
    if (draw() * 100 >= inHundred) continue;
    const goods = FOR_A_PRINTER.has(kind) ? fitting(byKind.get(kind) ?? [], chosen, customer) : (byKind.get(kind) ?? []);
    const one = goods[choice(goods.length, kind, customer, draw)];
    if (one !== undefined) chosen.push(one);
  }
  return chosen.map(({ itemId }) => itemId);
}

/** Usually one of the customer's few preferred goods, seldom another. */
function choice(many: number, kind: string, customer: number, draw: () => number): number {
  const liked = drawer(hash(kind) + (customer % CHOSEN_AMONG) * 31)();
  return Math.floor((draw() < 0.75 ? liked : draw() ** 1.5) * many);
}

/** Cartridges for the printer in the basket, or none; without a printer those of one brand, so that colours are bought together. */
function fitting(cartridges: readonly CatalogRecord[], chosen: readonly CatalogRecord[], customer: number): readonly CatalogRecord[] {
  const printer = chosen.find(({ categoryId }) => categoryId === 'printers')?.text['en-US'].name.toLowerCase();
  if (printer !== undefined) return cartridges.filter(({ fits = [] }) => fits.some((model) => printer.includes(model.toLowerCase())));
  const other = chosen.find(({ categoryId }) => FOR_A_PRINTER.has(categoryId));
  const brands = [...new Set(cartridges.map(({ brand }) => brand))];
  const brand = other?.brand ?? brands[customer % brands.length];
  return cartridges.filter((one) => one.brand === brand);
}

function hash(text: string): number {
  let sum = 7;
  for (const sign of text) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}

/** Pseudo-random numbers from 0 to 1, the same at every start. */
function drawer(seed: number): () => number {
  let state = (seed * 2_654_435_761) % 4_294_967_296;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    const mixed = (state ^ (state >>> 13)) >>> 0;
    return mixed / 4_294_967_296;
  };
}
