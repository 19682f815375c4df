// npm run staff -- stock|stores|holidays|toggles|taxes|reviews|questions|chat|feedback|sponsored|answers|baskets|rows|searches|orders|returns|ledger|webhooks|mails DO [FILE or NUMBER]: what staff keep beside the catalogue, and what
// becomes of orders. `--help` says how.
import { STOCK_COLUMNS } from '#goods/inventory/rules';
import { ownValue } from '#base/lookup/rules';
import { readConfig } from '#platform/config';
import { openDb } from '#platform/db';
import { migrate } from '#platform/migrate';
import { BOUGHT_COLUMNS, SPONSORSHIP_COLUMNS } from '#finding/recommendations/rules';
import { SEARCH_ANSWER_COLUMNS } from '#finding/search/rules';
import { LOCAL_RATE_COLUMNS } from '#goods/tax/rules';
import { STAFF_JOBS } from './staff-jobs.ts';

const USAGE = `npm run staff -- WHAT DO [FILE]

  stock import FILE      counts from a CSV: ${STOCK_COLUMNS.join(', ')};
                         all or nothing, but items that are not in the catalogue are named and left out
  stock export FILE      all shelves, the same columns and what is promised
  stock check            whether ledgers and allocations add up, and every shelf is in a place of the shop
  stores import FILE     stores from a JSON list, as stores export writes it
  stores export FILE     all stores with hours and exceptions
  stores check           hours, zips, positions, time zones
  holidays import FILE   days off from a CSV: country, region, day, worked (yes or no), name; replaces what staff said before
  holidays export FILE   those days, and below them the public holidays of this year, which an import leaves alone
  holidays check FILE    reads a CSV and writes nothing
  toggles import FILE    switches from a CSV: toggle, values (parted by |; Y is everybody), active (yes or no)
  toggles export FILE    all of them
  reviews export FILE    the reviews that are waiting to be read: write publish or refuse into the column decision
  reviews import FILE    publishes and refuses what was decided
  questions export FILE  the questions that are waiting to be read or answered: write publish or refuse into the column decision, and an answer
  questions import FILE  publishes, refuses and answers what was decided
  chat list              conversations that wait for an answer, with their numbers
  chat answer NUMBER TEXT
                         answers one; it is mailed unless it is read on the page within a minute
  feedback export FILE   what shoppers said of the shop in the last 90 days
  sponsored import FILE  places in lists that brands pay for, from a CSV: ${SPONSORSHIP_COLUMNS.join(', ')};
                         category_id or words says where, tenant may be empty; replaces those before
  sponsored export FILE  all of them
  answers import FILE    pages that answer searches for no goods ("returns", "store hours"), from a CSV: ${SEARCH_ANSWER_COLUMNS.join(', ')};
                         phrases (parted by |) are what shoppers type, address is a page as /about/returns; replaces those before
  answers export FILE    all of them
  baskets import FILE    orders of an earlier shop, to recommend from, as a CSV with a row for each line of an order:
                         ${BOUGHT_COLUMNS.join(', ')} (customer: a number that tells customers apart, or empty);
                         all or nothing, but items that are not in the catalogue are named and left out; the same order again changes nothing
  baskets check FILE     reads a CSV, says what would be written and writes nothing
  rows export FILE       how rows of recommendations and sponsored places did in the last 90 days: seen, opened from, added from
  searches export FILE   what was searched in the last 90 days: how often, what was found, how often a product was opened
  taxes import FILE      local sales tax from a CSV: ${LOCAL_RATE_COLUMNS.join(', ')};
                         replaces what was known of the states it names
  taxes export FILE      those rates
  taxes check FILE       reads a CSV and writes nothing
  orders list            orders with something left to do
  orders show NUMBER     an order's shipments and lines, and what comes next
  orders artwork NUMBER FOLDER                        the pictures that customers put on goods made to order, for the press
  orders pack NUMBER [SHIPMENT]                       begun to pack: from here on it cannot be cancelled
  orders ship NUMBER [SHIPMENT] [CARRIER] [TRACKING]  left the warehouse: stock leaves, the card is charged, mail goes out
  orders deliver NUMBER [SHIPMENT]                    arrived
  orders ready NUMBER [SHIPMENT]                      lies ready in the store
  orders hand-over NUMBER [SHIPMENT]                  fetched: stock leaves, the card is charged
  orders cancel NUMBER [LINE]                         a line, or all of it, while it is not packed
  returns list           returns whose parcel has not come
  returns receive NUMBER RETURN [LINE=UNITS[:STATE] …]  it has come: what is as new goes on its shelf, and what came is paid back;
                         STATE is asNew, opened or damaged; without LINE everything came as new
  returns cancel NUMBER RETURN                          nothing is expected any more
  ledger check [SINCE]   every order since a day (90 days ago) to the cent: the payment company's books, stock, coupons; changes nothing
  webhooks list          messages that were not taken yet, and why
  webhooks replay NUMBER sends the messages of an order again; all: those that were given up
  mails list             mails of orders and accounts that were set aside after too many failures, and why; those of accounts for a week
  mails resend NUMBER    sends those of an order after all; all: every one

Without SHIPMENT every shipment that can takes the step. Mail, charges and webhooks follow from the running shop.
The shop's database is DATABASE_URL, or the embedded one in DATA_DIR, also while a shop has it open.
Exit status: 0 done, 1 something is wrong, 2 wrong use.`;

async function main(): Promise<number> {
  const [what = '', verb = '', file = '', ...rest] = process.argv.slice(2);
  const job = ownValue(STAFF_JOBS, `${what} ${verb}`);
  const needsFile = (verb !== 'check' || ['holidays', 'taxes', 'baskets'].includes(what)) && verb !== 'list';
  if (job === undefined || (needsFile && file === '')) {
    console.error(USAGE);
    return what === '--help' ? 0 : 2;
  }
  const db = await openDb(readConfig(process.env), { pace: 'batch', asGuest: true });
  try {
    await migrate(db);
    const problems = await job({ db, file, rest, now: new Date(), say: (line) => console.log(line) });
    for (const problem of problems) console.error(problem);
    console.log(problems.length === 0 ? 'Nothing is wrong' : `${problems.length} to look at`);
    return problems.length === 0 ? 0 : 1;
  } finally {
    await db.close();
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
