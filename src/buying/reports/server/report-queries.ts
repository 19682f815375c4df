// SQL of reports: sums over the view of an organization's order lines, one statement for each question (H_R).
import type { Bucket, Question } from '#buying/reports/rules';
import { statement, type Places, type Statement } from '#platform/db';

/** What the lines of a report have in common. Filters are null for everything; '' is what has no center or group. */
export interface LinesAsked {
  readonly accountNumber: string;
  readonly currency: string;
  readonly since: Date;
  /** The first instant after the period. */
  readonly until: Date;
  readonly center: string | null;
  readonly person: string | null;
  readonly group: string | null;
  readonly location: string | null;
}

export interface SumsAsked extends LinesAsked {
  readonly bucket: Bucket;
  readonly timeZone: string;
  /** Each category beside the department it belongs to. */
  readonly categories: readonly string[];
  readonly departments: readonly string[];
}

export interface SumRow {
  /** Null in the row of totals. */
  readonly key: string | null;
  readonly name: string | null;
  readonly is_total: number;
  readonly orders: number;
  readonly units: number;
  readonly cents: number;
  readonly on_contract: number;
  readonly latest: Date | null;
}

type Place = Places<SumsAsked>;

interface Dimension {
  /** What lines are grouped by; never null. */
  readonly key: (p: Place) => string;
  /** Aggregate of the name by which a row goes. */
  readonly name?: string;
  readonly join?: (p: Place) => string;
  readonly cents?: string;
}

const SAVED = `cross join lateral (values (l.source, (l.list_price - l.unit_price)::bigint * l.units), ('coupons', l.discount)) s(kind, cents)`;

/** Questions about order lines. */
type LineQuestion = Exclude<Question, 'budgets' | 'approvers' | 'reasons'>;

const DIMENSIONS: Readonly<Record<LineQuestion, Dimension>> = {
  time: { key: (p) => `to_char(date_trunc(${p.bucket}::text, l.placed_at at time zone ${p.timeZone}::text), 'YYYY-MM-DD')` },
  center: { key: () => 'l.budget_center' },
  person: { key: () => 'l.owner_id::text', name: '(array_agg(x.buyer_name order by x.placed_at desc))[1]' },
  group: { key: () => `coalesce(l.group_id::text, '')` },
  category: {
    key: () => `coalesce(d.department, '')`,
    join: (p) => `left join item_category c using (item_id)
      left join unnest(${p.categories}::text[], ${p.departments}::text[]) as d(category_id, department) on d.category_id = c.category_id`,
  },
  location: { key: () => 'l.location_key', name: 'max(x.location_name)' },
  contract: {
    key: () => `case when l.source = 'contract' and l.contract_number <> '' then 'contract:' || l.contract_number else l.source end`,
    name: '(array_agg(x.contract_name order by x.placed_at desc))[1]',
  },
  savings: { key: () => 's.kind', join: () => SAVED, cents: 's.cents' },
  items: { key: () => 'l.item_id', name: '(array_agg(x.title order by x.placed_at desc))[1]' },
};

/** The lines of a report, as a condition on `l`. */
export const lines = (p: Places<LinesAsked>): string => `l.account_number = ${p.accountNumber} and l.currency = ${p.currency}
  and l.placed_at >= ${p.since} and l.placed_at < ${p.until}
  and (${p.center}::text is null or l.budget_center = ${p.center}) and (${p.person}::text is null or l.owner_id::text = ${p.person})
  and (${p.group}::text is null or coalesce(l.group_id::text, '') = ${p.group}) and (${p.location}::text is null or l.location_key = ${p.location})`;

function sumsBy(question: LineQuestion): Statement<SumRow, SumsAsked> {
  const { key, name = 'null::text', join, cents = 'l.spend' } = DIMENSIONS[question]; // own key: a question
  return statement<SumRow, SumsAsked>(
    `report_${question}`,
    (p) => `select x.key, ${name} as name, grouping(x.key)::int as is_total, count(distinct x.order_number)::int as orders,
      coalesce(sum(x.units), 0)::float8 as units, coalesce(sum(x.cents), 0)::float8 as cents,
      coalesce(sum(x.cents) filter (where x.source = 'contract'), 0)::float8 as on_contract, max(x.placed_at) as latest
    from (select l.*, ${key(p)} as key, ${cents} as cents from organization_order_line l ${join?.(p) ?? ''} where ${lines(p)} and l.units > 0) x
    ${question === 'savings' ? 'where x.cents <> 0' : ''} group by grouping sets ((x.key), ())`,
  );
}

const names = Object.keys(DIMENSIONS) as readonly LineQuestion[]; // the table's own keys
export const SUMS: ReadonlyMap<Question, Statement<SumRow, SumsAsked>> = new Map(names.map((name) => [name, sumsBy(name)]));

interface ChoiceAsked {
  readonly accountNumber: string;
  readonly since: Date;
}

export interface ChoiceRow {
  readonly kind: 'center' | 'person' | 'location';
  readonly key: string;
  readonly name: string;
}

/** What the lines since a day can be filtered by. */
export const CHOICES = statement<ChoiceRow, ChoiceAsked>(
  'report_choices',
  (
    p,
  ) => `select case when grouping(l.budget_center) = 0 then 'center' when grouping(l.owner_id) = 0 then 'person' else 'location' end as kind,
    coalesce(l.budget_center, l.owner_id::text, l.location_key) as key,
    case when grouping(l.owner_id) = 0 then max(l.buyer_name) else max(l.location_name) end as name
  from organization_order_line l where l.account_number = ${p.accountNumber} and l.placed_at >= ${p.since}
  group by grouping sets ((l.budget_center), (l.owner_id), (l.location_key))`,
);

/** Orders of the period in other currencies. */
export const ELSEWHERE = statement<{ readonly currency: string; readonly orders: number }>(
  'report_elsewhere',
  `select currency, count(distinct order_number)::int as orders from organization_order_line
   where units > 0 and account_number = $1 and currency <> $2 and placed_at >= $3 and placed_at < $4 group by currency order by currency`,
);
