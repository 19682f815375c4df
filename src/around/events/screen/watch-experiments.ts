// Takes part in experiments, and tells once which variant of one was seen (EXP-1).
import type { experimentsContract } from '#around/experiments/contract';
import { showVariants, shownVariants } from '#around/experiments/screen';
import { readVariants } from '#around/experiments/rules';
import { isRefusal } from '#base/outcome/rules';
import { caller } from '#ui/page/call';
import { allows } from '#ui/page/consent';
import type { Tell } from './send-events.ts';

const call = caller<typeof experimentsContract>();

/** Returns what looks for experiments that have come to the page. */
export function watchExperiments(tell: Tell): () => void {
  const seen = new Set<string>();
  let takesPart = false;
  return () => {
    if (!allows('analytics')) return;
    if (!takesPart) {
      takesPart = true;
      // What this document shows is settled before the next one's variants are known.
      showVariants();
      void call('POST /api/experiments', { body: {} });
    }
    for (const [experiment, variant] of ofContent()) {
      if (shownVariants().get(experiment) !== variant || seen.has(experiment)) continue;
      seen.add(experiment);
      void tellExposure(experiment, variant, tell);
    }
    for (const box of document.querySelectorAll<HTMLElement>('[data-experiment]')) {
      const experiment = box.dataset['experiment'] ?? '';
      const variant = shownVariants().get(experiment);
      if (variant === undefined || seen.has(experiment) || box.querySelector(`:scope > [data-variant="${variant}"]`) === null) continue;
      seen.add(experiment);
      void tellExposure(experiment, variant, tell);
    }
  };
}

/** What the visitor's own content shows of experiments. */
const ofContent = (): readonly (readonly [experiment: string, variant: string])[] =>
  [...document.querySelectorAll<HTMLElement>('[data-shown-variants]')].flatMap((slot) => [
    ...readVariants(slot.dataset['shownVariants'] ?? ''),
  ]);

/** The shop counts a visitor once, whichever page it was; the event follows that count. */
async function tellExposure(experiment: string, variant: string, tell: Tell): Promise<void> {
  const reply = await call('POST /api/experiments/exposure', { body: { experiment, variant, weightKb: weightKb() } });
  if (!isRefusal(reply) && reply.counted) tell({ name: 'experiment-box', experiment, variant });
}

/** What the document and its parts transferred until now. */
function weightKb(): number {
  const timings = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const bytes = timings.reduce((sum, timing) => sum + (timing instanceof PerformanceResourceTiming ? timing.transferSize : 0), 0);
  return Math.min(Math.round(bytes / 1_024), 100_000);
}
