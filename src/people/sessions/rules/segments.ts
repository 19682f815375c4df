// Loyalty segments of §6 by code (USR-5). The specification gives the codes of Elite and Best; the other codes are ours (T43).
import type { MembershipProgram } from '#base/shopper/rules';

export type Segment =
  | 'unidentified'
  | 'nonRewards'
  | 'freeRewards'
  | 'bepBase'
  | 'bepPremier'
  | 'plusFree'
  | 'plusPaid'
  | 'penaltyBox'
  | 'tierAtRisk'
  | 'loyaltyNew'
  | 'silver'
  | 'gold'
  | 'bronze'
  | 'tin'
  | 'platinum'
  | 'plus1'
  | 'plus2'
  | 'best'
  | 'elite'
  | 'associate';

const SEGMENTS: ReadonlyMap<string, Segment> = new Map([
  ['01', 'nonRewards'],
  ['02', 'freeRewards'],
  ['03', 'bepBase'],
  ['04', 'bepPremier'],
  ['05', 'plusFree'],
  ['06', 'plusPaid'],
  ['07', 'penaltyBox'],
  ['08', 'tierAtRisk'],
  ['09', 'loyaltyNew'],
  ['11', 'tin'],
  ['12', 'bronze'],
  ['13', 'silver'],
  ['14', 'gold'],
  ['15', 'platinum'],
  ['16', 'plus1'],
  ['17', 'plus2'],
  ['21', 'best'],
  ['22', 'best'],
  ['26', 'elite'],
  ['27', 'elite'],
  ['ASC', 'associate'],
]);

/** The segment that each paid program grants: SELECT the rewards of Best, PREMIUM those of Elite (RWD-4). */
const GRANTED: ReadonlyMap<MembershipProgram, string> = new Map([
  ['SELECT', '21'],
  ['PREMIUM', '26'],
]);
const ABOVE: ReadonlyMap<MembershipProgram, ReadonlySet<Segment>> = new Map([
  ['SELECT', new Set<Segment>(['best', 'elite'])],
  ['PREMIUM', new Set<Segment>(['elite'])],
]);

/** The code that counts for a member of a paid program: the one the program grants, or a better one of their own. */
export function segmentWithProgram(code: string, program: MembershipProgram): string {
  return ABOVE.get(program)?.has(segmentOf(code)) === true ? code : (GRANTED.get(program) ?? code);
}

/** The segment of a stored code; an unknown or empty one is unidentified. */
export const segmentOf = (code: string): Segment => SEGMENTS.get(code) ?? 'unidentified';

/** The codes of a segment; none for `unidentified`. */
export const segmentCodes = (segment: Segment): readonly string[] => [...SEGMENTS].flatMap(([code, of]) => (of === segment ? [code] : []));
