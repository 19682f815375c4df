// A tax service over HTTP: called once per place and hour, paused after failures; never replaced by guesses.
import type { Place } from '#people/addresses/rules';
import type { Clock } from '#platform/clock';
import { makeTaxTable, type Tax, type Taxed, type TaxTable } from '#goods/tax/rules';
import type { TaxProvider } from './tax-provider.ts';

/** How long a shopper waits for a price. */
const PATIENCE_MS = 1_500;
const FRESH_MS = 60 * 60_000;
/** During an outage, a rate of this morning is still charged; one of yesterday is not. */
const USABLE_MS = 12 * 60 * 60_000;
const ASK_AGAIN_AFTER_MS = 2_000;
const MOST_PLACES = 20_000;
const MOST_BYTES = 50_000;
const CLASSES: readonly Taxed[] = ['standard', 'grocery', 'giftCard', 'delivery', 'digital', 'service'];
const NAMES: readonly Tax['name'][] = ['SALES', 'GST', 'HST', 'PST', 'RST', 'QST'];

interface Known {
  readonly table: TaxTable;
  readonly askedAt: number;
}

interface TaxServiceFacts {
  /** `https://tax.example.com/rates`: gets `?country=&state=&zip=`, answers `{ estimated, taxes: [{ name, jurisdiction, ratePercent, on }] }`. */
  readonly url: string;
  readonly clock: Clock;
}

/** Calls only the configured address; redirects are not followed (trust 25). */
export function makeTaxService({ url, clock }: TaxServiceFacts): TaxProvider {
  const known = new Map<string, Known>();
  const underWay = new Map<string, Promise<void>>();
  let restUntil = 0;
  let edition = 0;
  const now = (): number => clock.now().getTime();
  const ask = (place: Place, key: string): Promise<void> => {
    const asking =
      underWay.get(key) ??
      tableFrom(url, place)
        .then((table) => {
          if (known.size >= MOST_PLACES) known.clear();
          known.set(key, { table, askedAt: now() });
          edition += 1;
        })
        .catch(() => void (restUntil = now() + ASK_AGAIN_AFTER_MS))
        .finally(() => underWay.delete(key));
    underWay.set(key, asking);
    return asking;
  };
  const isFresh = (key: string): boolean => now() - (known.get(key)?.askedAt ?? -Infinity) < FRESH_MS;
  return {
    get edition() {
      return edition;
    },
    at(place) {
      const key = keyOf(place);
      const found = known.get(key);
      // Loads in the background, for places that were not prepared.
      if (!isFresh(key) && now() >= restUntil) void ask(place, key);
      if (found !== undefined && now() - found.askedAt < USABLE_MS) return found.table;
      edition += 1;
      return null;
    },
    async prepare(places) {
      if (now() < restUntil) return;
      await Promise.all(places.flatMap((place) => (isFresh(keyOf(place)) ? [] : [ask(place, keyOf(place))])));
    },
    close: async () => void (await Promise.all(underWay.values())),
  };
}

function keyOf({ country, state, zip }: Place): string {
  return `${country} ${state ?? ''} ${zip}`;
}

async function tableFrom(url: string, place: Place): Promise<TaxTable> {
  const address = new URL(url);
  for (const [name, value] of Object.entries({ country: place.country, state: place.state ?? '', zip: place.zip }))
    address.searchParams.set(name, value);
  const reply = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: { accept: 'application/json' },
  });
  const text = await reply.text();
  if (!reply.ok || text.length > MOST_BYTES) throw new Error(`The tax service answered ${reply.status}`);
  const { estimated, taxes } = JSON.parse(text) as { readonly estimated?: unknown; readonly taxes?: unknown };
  if (!Array.isArray(taxes)) throw new Error('The tax service answered no taxes');
  const rows = taxes.map(readTax);
  return makeTaxTable(place, estimated !== false, (taxed) =>
    rows.flatMap(({ tax, on }) => (on.includes(taxed) && tax.rate > 0 ? [tax] : [])),
  );
}

/** One tax of an answer; an invalid one makes the whole answer unusable. */
function readTax(answer: unknown): { readonly tax: Tax; readonly on: readonly Taxed[] } {
  const { name, jurisdiction, ratePercent, on } = (answer ?? {}) as Readonly<Record<string, unknown>>;
  const known = NAMES.find((one) => one === name);
  const fits = typeof jurisdiction === 'string' && jurisdiction.length > 0 && jurisdiction.length <= 80;
  if (known === undefined || !fits || typeof ratePercent !== 'number' || !(ratePercent >= 0 && ratePercent <= 30) || !Array.isArray(on))
    throw new Error('The tax service answered a tax that cannot be read');
  return { tax: { name: known, jurisdiction, rate: Math.round(ratePercent * 10_000) }, on: CLASSES.filter((taxed) => on.includes(taxed)) };
}
