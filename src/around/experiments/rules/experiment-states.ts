// The states of an experiment (EXP-1).
import type { StateEvent, StateTable } from '#base/state-table/rules';

/** `running`: visitors take part; `stopped`: nobody does any more; `decided`: and a variant was chosen. */
export type ExperimentState = 'draft' | 'running' | 'stopped' | 'decided';

interface ExperimentEvents {
  /** Its plan is written anew: not once somebody has taken part, because the counts would be of two experiments. */
  readonly plan: StateEvent<'HAS_STARTED'>;
  readonly start: StateEvent<'HAS_STARTED'>;
  readonly stop: StateEvent<'NOT_RUNNING'>;
  readonly decide: StateEvent<'NOT_STOPPED' | 'NO_VARIANT', { readonly isVariant: boolean }>;
}

export const EXPERIMENT_STATES: StateTable<ExperimentState, ExperimentEvents> = {
  begins: 'draft',
  states: {
    draft: { plan: { to: 'draft' }, start: { to: 'running' } },
    running: { stop: { to: 'stopped' } },
    stopped: {
      decide: { to: 'decided', guards: [{ rule: 'it is one of its variants', reason: 'NO_VARIANT', holds: ({ isVariant }) => isVariant }] },
    },
    decided: {},
  },
  otherwise: { plan: 'HAS_STARTED', start: 'HAS_STARTED', stop: 'NOT_RUNNING', decide: 'NOT_STOPPED' },
};
