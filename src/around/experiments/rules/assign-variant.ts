// Which variant a visitor sees: decided by the experiment's key and the visitor's name alone, so that it is the same on every server, and after signing in.
import type { ExperimentPlan } from './experiment.ts';

/** 32 bits of a text, evenly spread: FNV-1a, and the last mixing of MurmurHash3, because FNV alone spreads short texts badly. */
function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** From 0 to less than 1. */
const place = (text: string): number => hash32(text) / 2 ** 32;

/** The visitor's variant; null: outside the share of traffic. Whether the audience matches is for the caller to ask. */
export function assignVariant(
  { key, variants, share }: Pick<ExperimentPlan, 'key' | 'variants' | 'share'>,
  visitor: string,
): string | null {
  // Two places, so that a larger share later moves nobody to another variant.
  if (place(`${key} share ${visitor}`) * 100 >= share) return null;
  const whole = variants.reduce((sum, { weight }) => sum + weight, 0);
  let rest = place(`${key} variant ${visitor}`) * whole;
  for (const { name, weight } of variants) {
    rest -= weight;
    if (rest < 0) return name;
  }
  return variants.at(-1)?.name ?? null;
}
