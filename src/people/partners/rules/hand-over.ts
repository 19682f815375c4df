// The facts of a partner's token, checked: whom it sends, to which site, and until when.
import { singleLine } from '#base/locale/rules';

export interface HandOver {
  /** The partner's own number for the person. */
  readonly subject: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Where to go on; empty: the home page. Not checked to be an address of the shop. */
  readonly target: string;
  readonly tokenId: string;
  readonly expiresAt: number;
}

/** A token that says more of its life is not taken: it would lie in histories and logs. */
export const LONGEST_SECONDS = 300;
/** Clocks of two companies differ. */
const SKEW_SECONDS = 60;

interface Expected {
  readonly issuer: string;
  /** The site's origin. */
  readonly audience: string;
  /** Seconds since 1970. */
  readonly now: number;
}

/** Null for facts that are malformed, for another site, from another partner, or not of now. */
export function readHandOver(facts: unknown, { issuer, audience, now }: Expected): HandOver | null {
  const said = typeof facts === 'object' && facts !== null ? new Map<string, unknown>(Object.entries(facts)) : new Map<string, unknown>();
  const text = (name: string, most: number): string => {
    const value = said.get(name);
    return typeof value === 'string' && value.length <= most ? singleLine(value) : '';
  };
  const [issuedAt, expiresAt] = [said.get('iat'), said.get('exp')];
  if (typeof issuedAt !== 'number' || typeof expiresAt !== 'number') return null;
  const isOfNow = issuedAt <= now + SKEW_SECONDS && expiresAt > now && expiresAt - issuedAt <= LONGEST_SECONDS;
  if (!isOfNow || said.get('iss') !== issuer || said.get('aud') !== audience) return null;
  const found = {
    subject: text('sub', 100),
    email: text('email', 254),
    firstName: text('given_name', 60),
    lastName: text('family_name', 60),
    target: text('target', 2_000),
    tokenId: text('jti', 100),
    expiresAt,
  };
  const isWhole = found.subject !== '' && found.tokenId !== '' && found.firstName !== '' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(found.email);
  return isWhole ? found : null;
}
