// SQL of the order lines beneath a report, for downloads.
import { statement } from '#platform/db';
import { lines, type LinesAsked } from './report-queries.ts';

export const COUNT_LINES = statement<{ readonly lines: number }, LinesAsked>(
  'report_count_lines',
  (p) => `select count(*)::int as lines from organization_order_line l where ${lines(p)}`,
);

export interface LineRow {
  readonly placed_at: Date;
  readonly order_number: string;
  readonly line_no: number;
  readonly purchase_order: string;
  readonly buyer_name: string;
  readonly group_id: string | null;
  readonly budget_center: string;
  readonly location_key: string;
  readonly location_name: string | null;
  readonly item_id: string;
  readonly title: string;
  readonly source: string;
  readonly contract_number: string | null;
  readonly contract_name: string | null;
  readonly qty: number;
  readonly units: number;
  readonly unit_price: number;
  readonly list_price: number;
  readonly discount: number;
  readonly spend: number;
}

interface PageOfLines extends LinesAsked {
  /** The last line of the page before. */
  readonly afterOrder: string;
  readonly afterLine: number;
  readonly afterAt: Date;
  readonly limit: number;
}

/** The next lines in the order in which they were placed, those of which nothing is left included. */
export const LINES = statement<LineRow, PageOfLines>(
  'report_lines',
  (
    p,
  ) => `select l.placed_at, l.order_number, l.line_no, l.purchase_order, l.buyer_name, l.group_id::text, l.budget_center, l.location_key, l.location_name,
    l.item_id, l.title, l.source, l.contract_number, l.contract_name, l.qty, l.units, l.unit_price, l.list_price, l.discount::float8 as discount, l.spend::float8 as spend
  from organization_order_line l where ${lines(p)}
    and (l.placed_at, l.order_number, l.line_no) > (${p.afterAt}::timestamptz, ${p.afterOrder}::text, ${p.afterLine}::int)
  order by l.placed_at, l.order_number, l.line_no limit ${p.limit}`,
);
