/** A piece in several variants, without a flicker on cached pages. */
export { Experiment } from './experiment.tsx';
/** For the server's pages, and for whoever follows what is shown. */
export { HAS_EXPERIMENT, SHOW_VARIANTS, showVariants } from './show-variants.ts';
export { shownVariants, useVariant } from './use-variant.ts';
