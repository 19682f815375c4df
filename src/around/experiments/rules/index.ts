/** Experiments of staff (EXP-1): plan, states, assignment. */
export type { Experiment, ExperimentPlan, Variant } from './experiment.ts';
export { EXPERIMENT_STATES, type ExperimentState } from './experiment-states.ts';
export { assignVariant } from './assign-variant.ts';
export { readPlan } from './read-plan.ts';
export { readVariants, VARIANTS_COOKIE, variantsText, type ShownVariants } from './shown-variants.ts';
/** The result in words. */
export { resultLines, type VariantCounts } from './result-lines.ts';
export { evidence, FALSE_FINDS, judgeArms, type Arm } from './sequential-test.ts';
