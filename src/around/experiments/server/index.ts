export { experimentHandlers, type ExperimentNeeds } from './experiment-handlers.ts';
/** For staff. */
export { decideExperiment, experimentResult, listExperiments, startExperiment, stopExperiment, writePlans } from './experiment-store.ts';
export { FORGET_UNDECIDED } from './experiment-queries.ts';
/** Ends taking part where consent is withdrawn. */
export { forgetVisitor } from './experiment-visitor.ts';
/** Guardrails. */
export { noteExperimentError, noteOutcome, type OutcomeOrder } from './note-outcome.ts';
export { variantOf } from './variant-of.ts';
