// Where and when, measured in this process: finding stores among 5,000, and promising a cart of 20 lines. What counts is CPU time, which a
// busy machine changes little.
import { placeBook } from '#people/addresses/server';
import { SHIP_POINTS } from '#goods/inventory/rules';
import { deliveryOptions, makeDeliveryDesk, makeWorkCalendar, SHIP_TO_ADDRESS, type DeliveryFacts } from '#goods/delivery/rules';
import { siteOf } from '#base/site/rules';
import { nearestStores, STORE_SEARCH_ZIP, storeNamed, wordsOfStore } from '#goods/stores/rules';
import { aProduct, aStore } from '#buying/cart/fixtures';

const STORES = 5_000;
const LINES = 20;
const TIMES = 3_000;
/** Far apart, so that they fall on all of the country. */
const STEP = 19;

const NOW = Date.parse('2026-11-20T14:00:00Z');
const site = siteOf('consumer', 'en-US');

export function deliveryBench(): void {
  const places = zips();
  const stores = Array.from({ length: STORES }, (_, at) => {
    const { zip: zipcode, ...place } = places[(at * 7) % places.length] ?? NOWHERE;
    return aStore({ ...place, storeNumber: String(at).padStart(4, '0'), name: place.city, addressLine1: `${at} Main St`, zipcode });
  });
  const words = new Map(stores.map((store) => [store, wordsOfStore(store)]));
  report('stores around a zip, 100 mi of 5,000', 5, (at) => {
    const from = placeBook.find(places[at % places.length]?.zip ?? STORE_SEARCH_ZIP, 'US');
    if (from !== undefined) nearestStores(stores, { from, radius: 100, country: 'US', services: [] });
  });
  report('a city, then its stores', 5, (at) => {
    const from = placeBook.named(places[at % places.length]?.city ?? '', null, 'US');
    if (from !== undefined) nearestStores(stores, { from, radius: 100, country: 'US', services: [] });
  });
  report('a store by its street', 5, (at) => void storeNamed(stores, `${at % STORES} main`, (store) => words.get(store) ?? ''));

  const facts = deliveryFacts();
  const goods = Array.from({ length: LINES }, (_, at) => aProduct({ itemId: String(at) }));
  report(`promises of ${LINES} lines`, 2, () => {
    const desk = makeDeliveryDesk(facts);
    for (const [at, one] of goods.entries()) desk.deliver(one, 2, at % 3 === 0 ? { type: 'ISP', storeNumber: '0008' } : SHIP_TO_ADDRESS);
  });
  report(`every way of ${LINES} lines`, 2, () => {
    const desk = makeDeliveryDesk(facts);
    for (const one of goods) deliveryOptions(one, 2, { desk, facts, store: '0008', limit: 100 });
  });
}

interface Zip {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

const NOWHERE: Zip = { zip: STORE_SEARCH_ZIP, city: '', state: '', latitude: 0, longitude: 0 };

function zips(): readonly Zip[] {
  const found: Zip[] = [];
  for (let number = 501; number < 99_950; number += STEP) {
    const zip = String(number).padStart(5, '0');
    const place = placeBook.find(zip, 'US');
    if (place !== undefined) found.push({ zip, ...place });
  }
  return found;
}

function deliveryFacts(): DeliveryFacts {
  const own = aStore();
  return {
    now: NOW,
    timeZone: site.timeZone,
    place: { country: 'US', state: 'MA', zip: '01702' },
    points: SHIP_POINTS,
    calendar: makeWorkCalendar(),
    nearStores: [own],
    partnerPoints: [aStore({ storeNumber: '8001', services: ['partnerPoint'] })],
    store: (storeNumber) => (storeNumber === own.storeNumber ? own : undefined),
    availableAt: (_, location) => (location === 'US' ? 1 : 40),
    inbound: () => null,
  };
}

/** Prints the CPU time that half of the calls take, and all but one in a hundred; the latter is held against `most` milliseconds. */
function report(name: string, most: number, work: (at: number) => void): void {
  // As often before, unmeasured: what compiling the code takes is not the work's.
  for (let at = 0; at < TIMES; at += 1) work(at);
  const times = Array.from({ length: TIMES }, (_, at) => {
    const before = process.cpuUsage();
    work(at);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  }).toSorted((a, b) => a - b);
  const share = (of: number): number => times[Math.floor(times.length * of)] ?? 0;
  const worst = share(0.99);
  console.log(`${name}: CPU p50 ${share(0.5).toFixed(2)} ms, p99 ${worst.toFixed(2)} ms (≤ ${most})${worst > most ? '  MISSED' : ''}`);
}
