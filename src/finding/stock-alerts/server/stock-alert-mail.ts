// Mails those who asked, once, when a product can be bought (again), from any server. What is in stock is asked of memory; the table is read only for
// products that somebody waits for. A failed mail is retried with growing pauses; after a crash it has the same Message-ID.
import type { CopyLocale, Locale } from '#base/locale/rules';
import { siteOf, type Country } from '#base/site/rules';
import { canBeBought } from '#finding/stock-alerts/rules';
import type { Tiles } from '#finding/tiles/server';
import { soldIn } from '#goods/catalog/rules';
import type { Catalog } from '#goods/catalog/server';
import { makePaths } from '#paths';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { QueueFacts } from '#platform/jobs';
import type { Mailer } from '#platform/mail';
import { AWAITED, CLAIM_ALERTS, END_ALERT, MOST_ATTEMPTS, type AlertRow } from './stock-alert-queries.ts';

export interface StockAlertMailFacts {
  readonly db: Db;
  readonly clock: Clock;
  readonly hosts: Hosts;
  readonly mailer: Mailer;
  readonly catalog: Pick<Catalog, 'get'>;
  readonly presenters: { readonly tiles: Pick<Tiles, 'stockOf'> };
}

const EVERY_MINUTE = '* * * * *';
/** Mails claimed at once. */
const BATCH = 20;
const PAUSE_SECONDS = 120;

/** A job that runs every minute: goods return by orders, counts, imports and staff's tools, of which some run no queue. */
export function makeStockAlertMail(facts: StockAlertMailFacts): QueueFacts<object> {
  const { db, clock } = facts;
  return {
    name: 'stock-alert-mail',
    every: EVERY_MINUTE,
    retries: 0, // the next minute retries
    async handle() {
      const awaited = await db.many(AWAITED, [clock.now(), MOST_ATTEMPTS]);
      const failures: unknown[] = [];
      for (;;) {
        const back = awaited.filter(({ item_id: itemId, country }) => isBack(itemId, country, facts));
        if (back.length === 0) break;
        const places = [back.map(({ item_id: itemId }) => itemId), back.map(({ country }) => country)];
        const rows = await db.many(CLAIM_ALERTS, [clock.now(), ...places, BATCH, PAUSE_SECONDS, MOST_ATTEMPTS]);
        for (const row of rows) await tell(row, facts).catch((error: unknown) => failures.push(error));
        if (rows.length < BATCH) break;
      }
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} stock alerts could not be mailed`);
    },
  };
}

function isBack(itemId: string, country: Country, { catalog, presenters }: StockAlertMailFacts): boolean {
  const product = catalog.get(itemId);
  return product !== undefined && canBeBought(product, presenters.tiles.stockOf(product, country));
}

/** Drops a request for a product that this shop no longer sells in the shopper's edition. */
async function tell(row: AlertRow, { db, clock, hosts, mailer, catalog }: StockAlertMailFacts): Promise<void> {
  const product = catalog.get(row.item_id);
  const locale = row.locale as Locale; // this shop wrote the locale of a visit
  if (product !== undefined && soldIn(product, row.tenant).includes(locale)) {
    const paths = makePaths(locale);
    const origin = hosts.origins[row.tenant];
    const stop = origin + paths.stopStockAlerts(row.alert_id);
    // Vite builds the templates; loading them with the first mail lets API tests run without a build.
    const { renderStockAlert } = await import('#finding/stock-alerts/mail');
    const rendered = renderStockAlert({
      locale: row.copy_locale as CopyLocale, // likewise
      product: product.title[locale],
      waitedFor: row.waits_for,
      phone: siteOf(row.tenant, locale).phone,
      home: origin + paths.home(),
      link: origin + paths.product(product.slug[locale], row.item_id),
      stop,
    });
    await mailer.send({ to: row.email, ...rendered, id: `stock-alert-${row.alert_id}`, unsubscribe: stop });
  }
  await db.run(END_ALERT, [row.alert_id, clock.now()]);
}
