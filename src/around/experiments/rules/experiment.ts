import type { AudienceRule } from '#around/targeting/rules';
import type { ExperimentState } from './experiment-states.ts';

export interface Variant {
  readonly name: string;
  /** Parts of the traffic, relative to those of the other variants. */
  readonly weight: number;
}

/** What staff write down before an experiment begins (EXP-1). */
export interface ExperimentPlan {
  readonly key: string;
  readonly hypothesis: string;
  /** The first is the control: what everybody sees who is not in the experiment. */
  readonly variants: readonly Variant[];
  readonly audience: AudienceRule;
  /** Percent of the audience that takes part. */
  readonly share: number;
}

export interface Experiment extends ExperimentPlan {
  readonly state: ExperimentState;
  readonly startedAt: Date | null;
  readonly stoppedAt: Date | null;
  readonly winner: string | null;
}

export const KEY_SHAPE = /^[a-z][a-z0-9-]{1,38}$/;
export const VARIANT_SHAPE = /^[A-Za-z][A-Za-z0-9-]{0,19}$/;
export const MOST_VARIANTS = 4;
export const HEAVIEST = 100;
export const LONGEST_HYPOTHESIS = 500;
