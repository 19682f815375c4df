// Prices that punchout carts took back to purchasing systems. An order at such a price is taken at it for thirty days (decision 0403).
import type { IncomingLine } from '#buying/purchase-documents/rules';
import type { CustomDesign } from '#goods/customization/rules';
import type { ProcurementConnection } from '#people/procurement/server';
import { statement, type Queries } from '#platform/db';
import { daysBefore } from '#platform/kept';
import type { AgreedPrice } from './documents-deps.ts';

/** How long a quoted price holds. */
export const QUOTE_DAYS = 30;

interface NewQuotes {
  readonly accountNumber: string;
  readonly connectionId: string;
  readonly sessionId: string;
  readonly currency: string;
  readonly now: Date;
  readonly lineRefs: string[];
  readonly itemIds: string[];
  readonly quantities: number[];
  readonly nets: number[];
  /** JSON; '' for goods that are not made to order. */
  readonly designs: string[];
}

const KEEP_QUOTES = statement<unknown, NewQuotes>(
  'purchase_quote_keep',
  (p) => `insert into purchase_quote (account_number, connection_id, session_id, line_ref, item_id, qty, net, design, currency, quoted_at)
  select ${p.accountNumber}, ${p.connectionId}, ${p.sessionId}, l.ref, l.item, l.qty, l.net, nullif(l.design, '')::jsonb, ${p.currency}, ${p.now}
  from unnest(${p.lineRefs}::text[], ${p.itemIds}::text[], ${p.quantities}::int[], ${p.nets}::int[], ${p.designs}::text[]) as l (ref, item, qty, net, design)
  on conflict (account_number, connection_id, session_id, line_ref) do update set item_id = excluded.item_id, qty = excluded.qty, net = excluded.net,
    design = excluded.design, currency = excluded.currency, quoted_at = excluded.quoted_at`,
);

const QUOTES_OF = statement<{
  readonly ref: string;
  readonly item_id: string;
  readonly qty: number;
  readonly net: number;
  readonly currency: string;
}>(
  'purchase_quotes',
  `select q.session_id || '/' || q.line_ref as ref, q.item_id, q.qty, q.net, q.currency from purchase_quote q
  where q.account_number = $1 and q.connection_id = $2 and q.quoted_at > $3 and (q.session_id::text, q.line_ref) in (select * from unnest($4::text[], $5::text[]))`,
);

const DESIGNS_OF = statement<{ readonly ref: string; readonly item_id: string; readonly design: CustomDesign }>(
  'purchase_quote_designs',
  `select q.session_id || '/' || q.line_ref as ref, q.item_id, q.design from purchase_quote q where q.account_number = $1 and q.connection_id = $2
  and q.quoted_at > $3 and q.design is not null and (q.session_id::text, q.line_ref) in (select * from unnest($4::text[], $5::text[]))`,
);

export const FORGET_QUOTES = statement<unknown>('purchase_quote_forget', 'delete from purchase_quote where quoted_at < $1');

/** A line of a cart that goes back. */
export interface QuotedLine {
  readonly itemId: string;
  readonly lineRef: string;
  readonly quantity: number;
  readonly netCents: number;
  readonly design: CustomDesign | null;
}

/** Keeps the prices of a cart in the transaction that takes it back; a second time replaces them. */
export async function keepQuotes(
  on: Queries,
  of: Pick<NewQuotes, 'accountNumber' | 'connectionId' | 'sessionId' | 'currency' | 'now'>,
  lines: readonly QuotedLine[],
): Promise<void> {
  await on.run(KEEP_QUOTES, {
    ...of,
    lineRefs: lines.map(({ lineRef }) => lineRef),
    itemIds: lines.map(({ itemId }) => itemId),
    quantities: lines.map(({ quantity }) => quantity),
    nets: lines.map(({ netCents }) => netCents),
    designs: lines.map(({ design }) => (design === null ? '' : JSON.stringify(design))),
  });
}

/** `session/line`, as the cart named it. */
const AUXILIARY = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([^/]{1,40})$/;

function placeIn(auxiliaryId: string): { readonly session: string; readonly ref: string } | undefined {
  const [, session, ref] = AUXILIARY.exec(auxiliaryId) ?? [];
  return session === undefined || ref === undefined ? undefined : { session, ref };
}

export interface QuotedDesign {
  readonly itemId: string;
  readonly design: CustomDesign;
}

/** What is printed on goods of carts that went back, by the auxiliary ids that the carts gave their lines. Kept as long as prices. */
export async function quotedDesigns(
  on: Queries,
  { accountNumber, connectionId }: Pick<ProcurementConnection, 'accountNumber' | 'connectionId'>,
  auxiliaryIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, QuotedDesign>> {
  const places = auxiliaryIds.flatMap((id) => placeIn(id) ?? []);
  if (places.length === 0) return new Map();
  const values = [places.map(({ session }) => session), places.map(({ ref }) => ref)];
  const rows = await on.many(DESIGNS_OF, [accountNumber, connectionId, daysBefore(now, QUOTE_DAYS), ...values]);
  return new Map(rows.map(({ ref, item_id: itemId, design }) => [ref, { itemId, design }]));
}

/** The prices that still hold for these lines, by line number. Fewer units than were quoted have no agreed price: it may have been that of a volume. */
export async function agreedPricesOf(
  on: Queries,
  { accountNumber, connectionId }: Pick<ProcurementConnection, 'accountNumber' | 'connectionId'>,
  lines: readonly IncomingLine[],
  { currency, now }: { readonly currency: string; readonly now: Date },
): Promise<ReadonlyMap<number, AgreedPrice>> {
  const named = lines.flatMap((line) => {
    const place = placeIn(line.auxiliaryId);
    return place === undefined ? [] : [{ line, ...place }];
  });
  if (named.length === 0) return new Map();
  const values = [named.map(({ session }) => session), named.map(({ ref }) => ref)];
  const rows = await on.many(QUOTES_OF, [accountNumber, connectionId, daysBefore(now, QUOTE_DAYS), ...values]);
  const quotes = new Map(rows.filter((row) => row.currency === currency).map((row) => [row.ref, row]));
  return new Map(
    named.flatMap(({ line, session, ref }): readonly (readonly [number, AgreedPrice])[] => {
      const quote = quotes.get(`${session}/${ref}`);
      if (quote === undefined || line.qty < quote.qty) return [];
      // A price with fractions of a cent is rounded in the buyer's favor.
      return [[line.lineNumber, { itemId: quote.item_id, cents: Math.floor(quote.net / quote.qty) }]];
    }),
  );
}
