// The rows of restocks and of their due days.
import type { CopyLocale } from '#base/locale/rules';
import type { SiteId } from '#base/site/rules';
import type { DueState, EveryUnit, Question, RestockState, Schedule } from '#buying/restock/rules';

export interface RestockRow {
  readonly owner_id: string;
  readonly restock_id: string;
  readonly site_id: SiteId;
  readonly locale: CopyLocale;
  readonly state: RestockState;
  readonly item_id: string;
  readonly qty: number;
  readonly unit: EveryUnit | null;
  readonly every: number | null;
  readonly anchor_on: string;
  readonly dates: readonly string[];
  readonly next_on: string | null;
  readonly last_on: string | null;
  readonly times_left: number | null;
  readonly agreed_cents: number;
  readonly price_limit: number | null;
  readonly when_short: 'partial' | 'wait';
  readonly address_id: string | null;
  readonly location_id: string | null;
  readonly card_id: string | null;
  readonly budget_center: string | null;
  readonly purchase_order: string;
  readonly unanswered: number;
  readonly started_at: Date;
  readonly changed_at: Date;
  readonly ended_at: Date | null;
}

/** For the alias `r`. */
export const RESTOCK_COLUMNS = `r.owner_id::text, r.restock_id::text, r.site_id, r.locale, r.state, r.item_id, r.qty, r.unit, r.every, r.anchor_on::text,
  r.dates::text[] as dates, r.next_on::text, r.last_on::text, r.times_left, r.agreed_cents, r.price_limit, r.when_short, r.address_id, r.location_id::text,
  r.card_id, r.budget_center, r.purchase_order, r.unanswered, r.started_at, r.changed_at, r.ended_at`;

/** What a question says. */
export interface DueFacts {
  /** Unit price of the day in cents, and the one that was agreed to. */
  readonly unit?: number;
  readonly agreed?: number;
  readonly available?: number;
  /** `VISA 4821` */
  readonly card?: string;
  /** A sentence in the restock's language. */
  readonly text?: string;
  /** Its owner has chosen another item, and nothing is asked any more. */
  readonly swapped?: true;
  /** Why it was skipped: by its owner, or because nobody answered, or with the cancellation. */
  readonly by?: 'owner' | 'silence' | 'end';
}

export interface DueRow {
  readonly owner_id: string;
  readonly restock_id: string;
  readonly due_on: string;
  readonly item_id: string;
  readonly qty: number;
  readonly state: DueState;
  readonly question: Question | null;
  readonly facts: DueFacts;
  readonly ask_until: string | null;
  readonly tries: number;
  readonly next_at: Date | null;
  readonly cart_id: string | null;
  readonly order_number: string | null;
  readonly ordered_qty: number | null;
  readonly unit_cents: number | null;
  readonly done_at: Date | null;
}

/** For the alias `d`. */
export const DUE_COLUMNS = `d.owner_id::text, d.restock_id::text, d.due_on::text, d.item_id, d.qty, d.state, d.question, d.facts, d.ask_until::text, d.tries,
  d.next_at, d.cart_id::text, d.order_number, d.ordered_qty, d.unit_cents, d.done_at`;

export function scheduleOf({ unit, every, anchor_on: anchor, dates, last_on: lastOn, times_left: timesLeft }: RestockRow): Schedule {
  return { every: unit === null || every === null ? null : { unit, count: every }, anchor, dates, lastOn, timesLeft };
}
