// Ink and toner with 20,000 more printer models: the finder, a model's page, and search by a model.
import { readConfig } from '#platform/config';
import { openDb } from '#platform/db';
import { slugOfModel } from '#finding/printers/rules';
import { startServer } from './servers.ts';

const MODELS = 20_000;
const SERIES = ['LaserPro', 'InkMate', 'Color Writer', 'Workline Max', 'PhotoJet'];
const CALLS = 100;

const nameOf = (model: number): string => `${SERIES[model % SERIES.length]} ${1_000 + model}dn`;

export async function printerModels(url: string): Promise<void> {
  const brand = await nameModels(url);
  const shop = await startServer({ INKWELL_DEMO: 'no', DATABASE_URL: url });
  const any = (call: number): string => nameOf((call * 97) % MODELS);
  const calls: readonly (readonly [string, (call: number) => string])[] = [
    ['brands', () => '/api/printers'],
    ['series of the largest brand', () => `/api/printers?brand=${encodeURIComponent(brand)}`],
    ['models of a series', () => `/api/printers?brand=${encodeURIComponent(brand)}&series=${SERIES[0]}`],
    ['a model', (call) => `/api/printers/${slugOfModel(any(call))}`],
    ['search for a model', (call) => `/api/search?size=10&q=${encodeURIComponent(`toner for ${any(call)}`)}`],
  ];
  for (const [what, path] of calls) {
    const times: number[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const since = performance.now();
      await (await fetch(shop.origin + path(call))).text();
      times.push(performance.now() - since);
    }
    times.sort((a, b) => a - b);
    const at = (share: number): string => `${(times[Math.floor(CALLS * share)] ?? 0).toFixed(1)} ms`;
    console.log(`With ${MODELS.toLocaleString('en-US')} more printer models, ${what}: p50 ${at(0.5)}`.padEnd(72), `p99 ${at(0.99)}`);
  }
  await shop.stop();
}

/** Each model fits two of the cartridges there are; answers the brand with most of these. */
async function nameModels(url: string): Promise<string> {
  const db = await openDb(readConfig({ DATABASE_URL: url }));
  await db.raw(`update product p set related = p.related || jsonb_build_object('fits', r.fits)
    from (select item_id, (select jsonb_agg((array['${SERIES.join("', '")}'])[m % ${SERIES.length} + 1] || ' ' || 1000 + m || 'dn')
        from (select (n * 5 + k) % ${MODELS} as m from generate_series(0, 9) k) drawn) as fits
      from (select item_id, row_number() over (order by item_id) as n from product where related ? 'fits' order by item_id limit 4000) c) r
    where p.item_id = r.item_id`);
  const { rows } = await db.raw(`select brand from product where related ? 'fits' group by brand order by count(*) desc limit 1`);
  await db.close();
  const [most] = rows as { brand: string }[];
  return most?.brand ?? '';
}
