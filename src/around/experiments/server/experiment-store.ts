// Experiments as staff keep them.
import { EXPERIMENT_STATES, resultLines, type Experiment, type ExperimentPlan, type VariantCounts } from '#around/experiments/rules';
import { EVERYBODY, readAudienceRule } from '#around/targeting/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { stateAfter } from '#base/state-table/rules';
import type { Db, Queries } from '#platform/db';
import {
  COUNTS,
  DECIDE,
  EXPERIMENT_TO_CHANGE,
  EXPERIMENTS,
  FORGET_VISITORS,
  RUNNING,
  START,
  STOP,
  WRITE_PLAN,
  type ExperimentRow,
} from './experiment-queries.ts';

type Refused = 'NO_EXPERIMENT' | 'HAS_STARTED' | 'NOT_RUNNING' | 'NOT_STOPPED' | 'NO_VARIANT';

/** A rule of another release that cannot be read is for nobody. */
function experimentOf(row: ExperimentRow): Experiment {
  const audience = readAudienceRule(row.audience);
  return {
    key: row.experiment_key,
    hypothesis: row.hypothesis,
    variants: row.variants,
    audience: audience.ok ? audience.rule : { not: EVERYBODY },
    share: row.share_percent,
    state: row.state,
    startedAt: row.started_at,
    stoppedAt: row.stopped_at,
    winner: row.winner,
  };
}

export const listExperiments = async (db: Queries): Promise<readonly Experiment[]> => (await db.many(EXPERIMENTS)).map(experimentOf);
export const runningExperiments = async (db: Queries): Promise<readonly Experiment[]> => (await db.many(RUNNING)).map(experimentOf);

/** Writes all plans, or none: those that have started are returned. */
export async function writePlans(db: Db, plans: readonly ExperimentPlan[]): Promise<readonly string[]> {
  const started: string[] = [];
  await db
    .transaction(async (tx) => {
      for (const { key, hypothesis, variants, audience, share } of plans) {
        const written = await tx.maybe(WRITE_PLAN, [key, hypothesis, JSON.stringify(variants), JSON.stringify(audience), share]);
        if (written === undefined) started.push(key);
      }
      if (started.length > 0) throw new NotWritten();
    })
    .catch((error: unknown) => {
      if (!(error instanceof NotWritten)) throw error;
    });
  return started;
}

/** Takes back what was written of a file that is refused. */
class NotWritten extends Error {}

const changed = (db: Db, key: string, change: (tx: Queries, row: ExperimentRow) => Promise<Outcome<null, Refused>>) =>
  db.transaction(async (tx): Promise<Outcome<null, Refused>> => {
    const row = await tx.maybe(EXPERIMENT_TO_CHANGE, [key]);
    return row === undefined ? failed('NO_EXPERIMENT') : change(tx, row);
  });

export const startExperiment = (db: Db, key: string, now: Date): Promise<Outcome<null, Refused>> =>
  changed(db, key, async (tx, { state }) => {
    const next = stateAfter(EXPERIMENT_STATES, state, 'start');
    if (!next.ok) return next;
    await tx.run(START, [key, now]);
    return done(null);
  });

export const stopExperiment = (db: Db, key: string, now: Date): Promise<Outcome<null, Refused>> =>
  changed(db, key, async (tx, { state }) => {
    const next = stateAfter(EXPERIMENT_STATES, state, 'stop');
    if (!next.ok) return next;
    await tx.run(STOP, [key, now]);
    return done(null);
  });

/** Keeps the counts, and forgets the visitors. */
export const decideExperiment = (db: Db, key: string, winner: string): Promise<Outcome<null, Refused>> =>
  changed(db, key, async (tx, row) => {
    const isVariant = row.variants.some(({ name }) => name === winner);
    const next = stateAfter(EXPERIMENT_STATES, row.state, 'decide', { isVariant });
    if (!next.ok) return next;
    await tx.run(DECIDE, [key, winner, JSON.stringify(await countsOf(tx, row))]);
    await tx.run(FORGET_VISITORS, [key]);
    return done(null);
  });

/** The control first, and variants that nobody has seen. */
async function countsOf(db: Queries, { experiment_key: key, variants, result }: ExperimentRow): Promise<readonly VariantCounts[]> {
  if (result !== null) return result;
  const rows = await db.many(COUNTS, [key]);
  return variants.map(({ name }) => {
    const row = rows.find(({ variant }) => variant === name);
    const { visitors = 0, buyers = 0, orders = [], weight_kb: weightKb = 0, errors = 0 } = row ?? {};
    return { variant: name, visitors, buyers, orders, weightKb, errors };
  });
}

/** The result in words; undefined: there is no such experiment. */
export async function experimentResult(db: Queries, key: string, now: Date): Promise<readonly string[] | undefined> {
  const row = (await db.many(EXPERIMENTS)).find((one) => one.experiment_key === key);
  if (row === undefined) return undefined;
  const { hypothesis, started_at: from, stopped_at: to, winner } = row;
  const days = from === null ? 0 : ((to ?? now).getTime() - from.getTime()) / 86_400_000;
  const lines = resultLines({ hypothesis, counts: from === null ? [] : await countsOf(db, row), days });
  return winner === null ? lines : [...lines, `Decided: ${winner}.`];
}
