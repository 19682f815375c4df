// How often a representative looks people up, begins to act and sends carts.
import { QUARTER_S, type Limits } from '#platform/limits';
import type { RepresentativesDeps } from './handlers.ts';

const HOUR_S = 3600;
/** More than anybody on the phone needs; few enough that a stolen account cannot read the customers through. */
const FINDS = 60;
const STARTS = 20;
const LETTERS = 5;

export function makeActingLimits(limits: Limits): Pick<RepresentativesDeps, 'finds' | 'starts' | 'letters'> {
  return {
    finds: limits.of('acting-find', [{ by: ['representative'], most: FINDS, seconds: QUARTER_S }]),
    starts: limits.of('acting-start', [{ by: ['representative'], most: STARTS, seconds: HOUR_S }]),
    letters: limits.of('acting-letter', [{ by: ['profile'], most: LETTERS, seconds: HOUR_S }]),
  };
}
