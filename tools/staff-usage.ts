// What `npm run staff -- --help` says.
import { MEASURING_USAGE } from './staff-measuring-usage.ts';
import { OPERATIONS_USAGE } from './staff-operations-usage.ts';
import { SERIAL_COLUMNS } from '#buying/orders/rules';
import { STOCK_COLUMNS } from '#goods/inventory/rules';
import { BOUGHT_COLUMNS, SPONSORSHIP_COLUMNS } from '#finding/recommendations/rules';
import { SEARCH_ANSWER_COLUMNS } from '#finding/search/rules';
import { SALES_REP_COLUMNS } from '#people/organizations/rules';
import { SITE_USAGE } from './staff-site-usage.ts';
import { CONTRACT_COLUMNS } from '#goods/pricing/rules';
import { LOCAL_RATE_COLUMNS } from '#goods/tax/rules';

export const STAFF_USAGE = `npm run staff -- AREA ACTION [FILE or NUMBER]

Products, stock, and stores
  stock import FILE      Set stock from a CSV with the columns ${STOCK_COLUMNS.join(', ')}.
                         One bad row stops the whole file. Rows for unknown items are skipped and listed.
  stock export FILE      Write all stock, with what customers can still be promised.
  stock check            Check that stock equals its history and its allocations, and that every location exists.
  stores import FILE     Load stores from a JSON list, in the format that "stores export" writes.
  stores export FILE     Write all stores with their hours and exceptions.
  stores check           Check hours, ZIP codes, positions, and time zones.
  holidays import FILE   Replace your own days off from a CSV: country, region, day, worked (yes or no), name.
  holidays export FILE   Write those days, followed by this year's public holidays. An import ignores the public ones.
  holidays check FILE    Check a CSV without saving it.
  taxes import FILE      Replace local sales tax, of the states in a CSV: ${LOCAL_RATE_COLUMNS.join(', ')}.
  taxes export FILE      Write all local rates.
  taxes check FILE       Check a CSV without saving it.

Site
${SITE_USAGE}
  answers import FILE    Replace the pages that answer searches such as "returns" or "store hours", from a CSV:
                         ${SEARCH_ANSWER_COLUMNS.join(', ')}.
                         "phrases" (separated by |) is what shoppers type; "address" is a page such as /about/returns.
  answers export FILE    Write all of them.
  sponsored import FILE  Replace the positions that brands pay for, from a CSV:
                         ${SPONSORSHIP_COLUMNS.join(', ')}.
                         Give category_id or words. Leave tenant empty for both sites.
  sponsored export FILE  Write all of them.

Customers
  reviews export FILE    Write the reviews that wait for a decision. Fill the column "decision" with publish or refuse.
  reviews import FILE    Publish or refuse them.
  questions export FILE  Write the questions that wait for a decision or an answer. Fill "decision" and "answer".
  questions import FILE  Publish, refuse, and answer them.
  chat list              List conversations that wait for an answer.
  chat answer NUMBER TEXT
                         Answer one. The answer is emailed unless the shopper reads it on the page within a minute.
  feedback export FILE   Write the feedback of the last 90 days.
  marketing-requests export FILE
                         Write who asked on a marketing form to be called or written to, of the last year.
${MEASURING_USAGE}
  baskets import FILE    Load orders of an earlier shop to learn recommendations from, as a CSV with one row per order line:
                         ${BOUGHT_COLUMNS.join(', ')} ("customer" is any number that tells customers apart, or empty).
                         One bad row stops the whole file. Unknown items are skipped and listed. Loading an order twice changes nothing.
  baskets check FILE     Say what an import would do, without saving it.
  reps import FILE       Set whom business accounts call, from a CSV: ${SALES_REP_COLUMNS.join(', ')}.
                         Leave name, email, and phone empty to take a representative away. Other accounts keep theirs.
  reps export FILE       Write the sales representatives of all accounts.
  contracts import FILE [whole]
                         Write contracts, agreed prices, percentages, own item numbers, and blocked items of business accounts, from a CSV
                         (docs/contracts-of-accounts.md has every kind of row):
                         ${CONTRACT_COLUMNS.join(', ')}.
                         "breaks" is the price or percentage from a quantity on: 10=4.20 | 50=3.99.
                         A price holds from the first day through the last, in the site's time zone; either may be empty. Of two
                         that hold, the one that begins last counts. With "whole", the file is the whole contract of each account
                         it names, and what it leaves out ends. One bad row stops the whole file.
  contracts check FILE [whole]
                         Say what an import would change for each account, what it would pay then, how many items a percentage is about, and which
                         prices are above the list, without saving it.
  contracts export FILE [ACCOUNT]
                         Write the contracts of all accounts, or of one.
  costs import FILE      What items cost the shop, for cost-plus prices: item_id, currency, cost.
  costs export FILE      Write all costs. Shoppers never learn them.
  tax-exemptions list [all]
                         List certificates of business accounts that wait for review, or all.
  tax-exemptions show ID [FILE]
                         Show a certificate, and save its document. ID is the first column of the list.
  tax-exemptions approve ID
                         Accept it: orders for its places are placed without the taxes it names, from its first through its last day.
  tax-exemptions decline ID REASON
                         Don't accept it. The organization reads the reason.
  tax-exemptions revoke ID REASON
                         End an approved one now. Orders that are placed stay as they are.
  tax-exemptions export FILE
                         Write all certificates, without documents.
  domains prove ACCOUNT DOMAIN
                         Confirm that a domain belongs to a business account, whose people then sign in with its identity provider.

Orders
  orders list            List orders with something left to do.
  orders show NUMBER     Show an order's shipments and lines, and the next step.
  orders artwork NUMBER FOLDER
                         Save the customers' pictures of made-to-order items for the press.
  orders pack NUMBER [SHIPMENT]
                         Start packing. From then on it can't be canceled.
  orders ship NUMBER [SHIPMENT] [CARRIER] [TRACKING]
                         It left the warehouse: takes it out of stock, charges the card, emails the customer.
  orders serials FILE    Record the serial numbers of shipped devices, from a CSV: ${SERIAL_COLUMNS.join(', ')}.
                         "line" as orders show lists it; the warranty's last day may be empty. One bad row stops the whole file.
                         Recording a device twice changes nothing.
  orders deliver NUMBER [SHIPMENT]
                         It was delivered.
  orders ready NUMBER [SHIPMENT]
                         It's ready for pickup.
  orders hand-over NUMBER [SHIPMENT]
                         It was picked up: takes it out of stock and charges the card.
  orders cancel NUMBER [LINE]
                         Cancel a line, or the whole order, as long as it isn't being packed.
  returns list           List returns that haven't arrived.
  returns receive NUMBER RETURN [LINE=UNITS[:CONDITION] …]
                         It arrived: restocks units that are as new and refunds what came.
                         CONDITION is asNew, opened, or damaged. Without LINE, everything came as new.
  returns cancel NUMBER RETURN
                         Stop waiting for it.
  rewards show EMAIL     A member's ledger. Receipts that earned nothing: rewards list|grant CLAIM AMOUNT|refuse CLAIM REASON
  rewards bonus DAY PERCENT MOST CATEGORIES
                         Categories that earn more, from a quarter that hasn't begun: rewards bonus 2027-01-01 3 2 paper,ink-toner
  rewards give|take EMAIL AMOUNT CURRENCY REASON …
                         Give a member reward money, or take some: rewards give ana@example.com 5.00 USD late delivery

Operations
${OPERATIONS_USAGE}

Without SHIPMENT, the step applies to every shipment that can take it. The running shop sends emails, charges, and webhooks.
The database is DATABASE_URL, or the embedded one in DATA_DIR, also while a shop has it open.
Exit status: 0 done, 1 something is wrong, 2 wrong usage.`;
