// Handlers of `experimentsContract`. Nothing is assigned and nothing kept without consent to analytics: such a visitor sees what everybody sees.
import type { experimentsContract } from '#around/experiments/contract';
import { assignVariant, readVariants, VARIANTS_COOKIE, variantsText, type ShownVariants } from '#around/experiments/rules';
import { matchesAudience } from '#around/targeting/rules';
import type { AudienceFactsOf } from '#around/targeting/server';
import { tooManyTries } from '#base/outcome/rules';
import { allowsTracking } from '#platform/allows-tracking';
import type { Handlers } from '#platform/contract';
import type { Queries } from '#platform/db';
import type { Limits } from '#platform/limits';
import { platformSay } from '#platform/platform-say';
import type { Visit } from '#platform/visit';
import { NOTE_EXPOSURE } from './experiment-queries.ts';
import { runningExperiments } from './experiment-store.ts';
import { forgetVisitor, nameVisitor, VISITOR_DAYS, visitorDigest, visitorOf } from './experiment-visitor.ts';

export interface ExperimentNeeds {
  readonly db: Queries;
  readonly limits: Limits;
  readonly audience: AudienceFactsOf;
}

/** Exposures per minute: of an address, and in all. */
const EXPOSURES = [
  { by: ['address'], most: 60, seconds: 60 },
  { by: [], most: 6_000, seconds: 60 },
] as const;

export function experimentHandlers({ db, limits, audience }: ExperimentNeeds): Handlers<typeof experimentsContract> {
  const exposures = limits.of('experiments', EXPOSURES);
  return {
    'POST /api/experiments': async ({ visit }) => {
      if (!allowsTracking(visit)) {
        forgetVisitor(visit);
        return { variants: [] };
      }
      const variants = await assignedTo(visit, db, audience);
      return { variants: [...variants].map(([experiment, variant]) => ({ experiment, variant })) };
    },

    'POST /api/experiments/exposure': async ({ body: { experiment: key, variant, weightKb }, visit }) => {
      const visitor = visitorOf(visit);
      if (visitor === null) return { counted: false };
      const { wait } = await exposures.take({ address: visit.ip });
      if (wait > 0) return tooManyTries(wait, 'TOO_MANY_REQUESTS', platformSay('TOO_MANY_REQUESTS', visit.copyLocale));
      const experiment = (await runningExperiments(db)).find((one) => one.key === key);
      // What a browser claims to have seen counts only where the shop would have shown it.
      if (experiment === undefined || assignVariant(experiment, visitor) !== variant) return { counted: false };
      const noted = await db.maybe(NOTE_EXPOSURE, [key, visitorDigest(visitor), variant, visit.now, weightKb]);
      return { counted: noted !== undefined };
    },
  };
}

/** Who takes part keeps their variant, also when they leave its audience: what they order says something about what they saw. */
async function assignedTo(visit: Visit, db: Queries, audience: AudienceFactsOf): Promise<ShownVariants> {
  const running = await runningExperiments(db);
  if (running.length === 0) {
    forgetVisitor(visit);
    return new Map();
  }
  const kept = readVariants(visit.cookies[VARIANTS_COOKIE] ?? '');
  const visitor = nameVisitor(visit);
  const facts = await audience(visit);
  const variants = new Map<string, string>();
  for (const experiment of running) {
    const variant = assignVariant(experiment, visitor);
    const takesPart = variant !== null && (kept.get(experiment.key) === variant || matchesAudience(experiment.audience, facts));
    if (takesPart) variants.set(experiment.key, variant);
  }
  visit.setCookie(VARIANTS_COOKIE, variantsText(variants), { days: VISITOR_DAYS, script: true });
  return variants;
}
