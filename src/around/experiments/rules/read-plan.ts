// A plan from a file of staff, or what is wrong with it.
import { EVERYBODY, readAudienceRule } from '#around/targeting/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { HEAVIEST, KEY_SHAPE, LONGEST_HYPOTHESIS, MOST_VARIANTS, VARIANT_SHAPE, type ExperimentPlan, type Variant } from './experiment.ts';

/** The plan; the problem is a sentence. Without an audience it is for everybody, without a share for all of them. */
export function readPlan(value: unknown): Outcome<ExperimentPlan, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return failed('an experiment is an object');
  const { key, hypothesis, variants, audience = EVERYBODY, share = 100, ...more } = value as Record<string, unknown>; // each is checked below
  const [unknown] = Object.keys(more);
  if (unknown !== undefined) return failed(`an experiment has no ${unknown}`);
  if (typeof key !== 'string' || !KEY_SHAPE.test(key)) return failed('key is 2 to 39 small letters, digits and hyphens, a letter first');
  if (typeof hypothesis !== 'string' || hypothesis.trim() === '' || hypothesis.length > LONGEST_HYPOTHESIS)
    return failed(`${key}: hypothesis says what is expected and why, in at most ${LONGEST_HYPOTHESIS} letters`);
  const read = readVariantList(variants);
  if (!read.ok) return failed(`${key}: ${read.problem}`);
  const rule = readAudienceRule(audience);
  if (!rule.ok) return failed(`${key}: audience: ${rule.problem}`);
  if (!Number.isInteger(share) || Number(share) < 1 || Number(share) > 100)
    return failed(`${key}: share is a whole percentage from 1 to 100`);
  return done({ key, hypothesis: hypothesis.trim(), variants: read.value, audience: rule.rule, share: Number(share) });
}

function readVariantList(value: unknown): Outcome<readonly Variant[], string> {
  if (!Array.isArray(value) || value.length < 2 || value.length > MOST_VARIANTS)
    return failed(`variants are 2 to ${MOST_VARIANTS}, the first one the control`);
  const variants: Variant[] = [];
  for (const one of value as readonly unknown[]) {
    const { name, weight } = (typeof one === 'object' && one !== null ? one : {}) as { name?: unknown; weight?: unknown }; // checked here
    if (typeof name !== 'string' || !VARIANT_SHAPE.test(name))
      return failed('the name of a variant is a letter, then up to 19 letters, digits and hyphens');
    if (!Number.isInteger(weight) || Number(weight) < 1 || Number(weight) > HEAVIEST)
      return failed(`the weight of ${name} is a whole number from 1 to ${HEAVIEST}`);
    if (variants.some((other) => other.name === name)) return failed(`there are two variants ${name}`);
    variants.push({ name, weight: Number(weight) });
  }
  return done(variants);
}
