// The variant that a visit shows: for content that is chosen on the server, on pages that are the visitor's own.
import { readVariants, VARIANTS_COOKIE } from '#around/experiments/rules';
import { allowsTracking } from '#platform/allows-tracking';
import type { Visit } from '#platform/visit';

/** Null: the visit does not take part, and sees the control. Reads cookies, so that the page is personal. */
export const variantOf = (visit: Visit, experiment: string): string | null =>
  allowsTracking(visit) ? (readVariants(visit.cookies[VARIANTS_COOKIE] ?? '').get(experiment) ?? null) : null;
