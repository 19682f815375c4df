// Staff's commands for experiments: check, import, list, start, stop, decide, result.
import { readFile } from 'node:fs/promises';
import {
  decideExperiment,
  experimentResult,
  listExperiments,
  startExperiment,
  stopExperiment,
  writePlans,
} from '#around/experiments/server';
import { readPlan, type ExperimentPlan } from '#around/experiments/rules';
import type { StaffJob } from './staff-job.ts';

const PROBLEMS = {
  NO_EXPERIMENT: 'there is no such experiment',
  HAS_STARTED: 'it has started before; plan another one under a new key',
  NOT_RUNNING: 'it is not running',
  NOT_STOPPED: 'stop it first, and decide once',
  NO_VARIANT: 'it has no such variant',
} as const;

interface ReadPlans {
  readonly plans: readonly ExperimentPlan[];
  readonly problems: readonly string[];
}

/** A JSON file: one plan, or a list of them. */
async function plansIn(file: string): Promise<ReadPlans> {
  let told: unknown;
  try {
    told = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    return { plans: [], problems: [`${file}: ${error instanceof Error ? error.message : 'cannot be read'}`] };
  }
  const read = (Array.isArray(told) ? (told as readonly unknown[]) : [told]).map(readPlan);
  const plans = read.flatMap((one) => (one.ok ? [one.value] : []));
  const twice = plans
    .filter(({ key }, index) => plans.findIndex((other) => other.key === key) < index)
    .map(({ key }) => `${key} is there twice`);
  return { plans, problems: [...read.flatMap((one) => (one.ok ? [] : [one.problem])), ...twice] };
}

const said = (key: string, result: { readonly ok: true } | { readonly ok: false; readonly problem: keyof typeof PROBLEMS }) =>
  result.ok ? [] : [`${key}: ${PROBLEMS[result.problem]}`];

/** By command: `experiments start`. */
export const EXPERIMENT_JOBS: Readonly<Record<string, StaffJob>> = {
  'experiments check': async ({ file, say }) => {
    const { plans, problems } = await plansIn(file);
    for (const { key, variants, share } of plans) say(`${key}: ${variants.map(({ name }) => name).join(', ')}, ${share} % of its audience`);
    return problems;
  },
  'experiments import': async ({ db, file, say }) => {
    const { plans, problems } = await plansIn(file);
    if (problems.length > 0) return problems;
    const started = await writePlans(db, plans);
    if (started.length === 0) say(`${plans.length} experiments written; start each with experiments start KEY`);
    return started.map((key) => `${key}: ${PROBLEMS.HAS_STARTED}`);
  },
  'experiments list': async ({ db, say }) => {
    for (const { key, state, hypothesis, winner } of await listExperiments(db))
      say(`${key}  ${state}${winner === null ? '' : ` (${winner})`}  ${hypothesis}`);
    return [];
  },
  'experiments start': async ({ db, file: key, now }) => said(key, await startExperiment(db, key, now)),
  'experiments stop': async ({ db, file: key, now }) => said(key, await stopExperiment(db, key, now)),
  'experiments decide': async ({ db, file: key, rest: [winner = ''] }) => said(key, await decideExperiment(db, key, winner)),
  'experiments result': async ({ db, file: key, now, say }) => {
    const lines = await experimentResult(db, key, now);
    if (lines === undefined) return [`${key}: ${PROBLEMS.NO_EXPERIMENT}`];
    for (const line of lines) say(line);
    return [];
  },
};
