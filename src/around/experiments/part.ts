import { experimentsContract } from '#around/experiments/contract';
import { experimentHandlers, FORGET_UNDECIDED, type ExperimentNeeds } from '#around/experiments/server';
import { answers, type Part } from '#platform/part';

/** Days after its end in which an experiment is decided; then its visitors are forgotten. */
const UNDECIDED_DAYS = 90;

export function experimentsPart(needs: ExperimentNeeds): Part {
  return {
    calls: [answers(experimentsContract, experimentHandlers(needs))],
    keeps: [
      {
        what: 'which variant of an undecided experiment a browser saw',
        days: UNDECIDED_DAYS,
        since: 'the experiment was stopped',
        forget: FORGET_UNDECIDED,
      },
    ],
  };
}
