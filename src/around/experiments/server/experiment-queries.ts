// All SQL of experiments.
import { EXPERIMENT_STATES, type ExperimentState, type Variant, type VariantCounts } from '#around/experiments/rules';
import { statement } from '#platform/db';
import { statesAllowing } from '#platform/states-in-sql';

export interface ExperimentRow {
  readonly experiment_key: string;
  readonly hypothesis: string;
  readonly variants: readonly Variant[];
  /** An AudienceRule, as `readAudienceRule` takes it. */
  readonly audience: unknown;
  readonly share_percent: number;
  readonly state: ExperimentState;
  readonly started_at: Date | null;
  readonly stopped_at: Date | null;
  readonly winner: string | null;
  readonly result: readonly VariantCounts[] | null;
}

const COLUMNS = 'experiment_key, hypothesis, variants, audience, share_percent, state, started_at, stopped_at, winner, result';

export const EXPERIMENTS = statement<ExperimentRow>('experiments', `select ${COLUMNS} from experiment order by experiment_key`);

/** For an event that follows: nobody changes its state meanwhile. */
export const EXPERIMENT_TO_CHANGE = statement<ExperimentRow>(
  'experiment_to_change',
  `select ${COLUMNS} from experiment where experiment_key = $1 for update`,
);

export const RUNNING = statement<ExperimentRow>(
  'experiments_running',
  `select ${COLUMNS} from experiment where state in ${statesAllowing(EXPERIMENT_STATES, 'stop')} order by experiment_key`,
);

/** 0 rows for one that has started. */
export const WRITE_PLAN = statement<{ readonly experiment_key: string }>(
  'experiment_write_plan',
  `insert into experiment (experiment_key, hypothesis, variants, audience, share_percent) values ($1, $2, $3::jsonb, $4::jsonb, $5)
   on conflict (experiment_key) do update set hypothesis = excluded.hypothesis, variants = excluded.variants, audience = excluded.audience,
     share_percent = excluded.share_percent
   where experiment.state in ${statesAllowing(EXPERIMENT_STATES, 'plan')} returning experiment_key`,
);

export const START = statement<unknown>(
  'experiment_start',
  `update experiment set state = 'running', started_at = $2 where experiment_key = $1`,
);
export const STOP = statement<unknown>(
  'experiment_stop',
  `update experiment set state = 'stopped', stopped_at = $2 where experiment_key = $1`,
);
export const DECIDE = statement<unknown>(
  'experiment_decide',
  `update experiment set state = 'decided', winner = $2, result = $3::jsonb where experiment_key = $1`,
);
export const FORGET_VISITORS = statement<unknown>(
  'experiment_forget_visitors',
  'delete from experiment_exposure where experiment_key = $1',
);

/** Of experiments that were stopped before $1 and never decided. */
export const FORGET_UNDECIDED = statement<unknown>(
  'experiment_forget_undecided',
  'delete from experiment_exposure x using experiment e where e.experiment_key = x.experiment_key and e.stopped_at < $1',
);

/** 0 rows the second time. */
export const NOTE_EXPOSURE = statement<{ readonly variant: string }>(
  'experiment_note_exposure',
  `insert into experiment_exposure (experiment_key, visitor, variant, at, weight_kb) values ($1, $2, $3, $4, $5)
   on conflict do nothing returning variant`,
);

/** In each running experiment that visitor $1 has seen: one order, however often it is told. */
export const NOTE_ORDER = statement<unknown>(
  'experiment_note_order',
  `insert into experiment_order (experiment_key, visitor, order_digest, cents, currency)
   select experiment_key, visitor, $2::bytea, $3::bigint, $4::text from experiment_exposure join experiment e using (experiment_key)
   where visitor = $1 and e.state in ${statesAllowing(EXPERIMENT_STATES, 'stop')}
   on conflict do nothing`,
);

export const NOTE_ERROR = statement<unknown>(
  'experiment_note_error',
  `update experiment_exposure x set errors = errors + 1 from experiment e
   where x.visitor = $1 and e.experiment_key = x.experiment_key and e.state in ${statesAllowing(EXPERIMENT_STATES, 'stop')}`,
);

export interface SeenRow {
  readonly variant: string;
  readonly visitors: number;
  readonly buyers: number;
  readonly weight_kb: number;
  readonly errors: number;
  readonly orders: readonly { readonly currency: string; readonly orders: number; readonly cents: number }[];
}

export const COUNTS = statement<SeenRow>(
  'experiment_counts',
  `select x.variant, count(*)::int as visitors, count(o.visitor)::int as buyers, avg(x.weight_kb)::float8 as weight_kb, sum(x.errors)::int as errors,
     (select coalesce(jsonb_agg(jsonb_build_object('currency', w.currency, 'orders', w.orders, 'cents', w.cents) order by w.currency), '[]')
      from (select currency, count(*)::int as orders, sum(cents)::float8 as cents
            from experiment_order join experiment_exposure e using (experiment_key, visitor)
            where experiment_key = $1 and e.variant = x.variant group by currency) w) as orders
   from experiment_exposure x
   left join (select distinct visitor from experiment_order where experiment_key = $1) o using (visitor)
   where x.experiment_key = $1 group by x.variant`,
);
