import { experimentsContract } from '#around/experiments/contract';
import { experimentHandlers, FORGET_UNDECIDED, type ExperimentNeeds } from '#around/experiments/server';
import { answers, type Part } from '#platform/part';
import { daysBefore } from '#platform/upkeep';

/** Days after its end in which an experiment is decided; then its visitors are forgotten. */
const UNDECIDED_DAYS = 90;

export function experimentsPart(needs: ExperimentNeeds): Part {
  return {
    calls: [answers(experimentsContract, experimentHandlers(needs))],
    upkeep: async (db, now) => void (await db.run(FORGET_UNDECIDED, [daysBefore(now, UNDECIDED_DAYS)])),
  };
}
