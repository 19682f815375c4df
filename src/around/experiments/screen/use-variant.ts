// The variant that this page shows, for what loads after it. What stands in the page from the start is `Experiment`.
import { useSyncExternalStore } from 'react';
import { readVariants, type ShownVariants } from '#around/experiments/rules';

const never = (): (() => void) => () => undefined;

/** By experiment; the same for as long as the document lives. */
export const shownVariants = (): ShownVariants => readVariants(document.documentElement.dataset['variants'] ?? '');

/** Null on the server, before the page is awake, and where the visitor does not take part: the control. */
export const useVariant = (experiment: string): string | null =>
  useSyncExternalStore(
    never,
    () => shownVariants().get(experiment) ?? null,
    () => null,
  );
