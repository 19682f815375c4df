// What a logout token of OpenID Connect has to say (Back-Channel Logout 1.0, 2.6). Its signature is checked elsewhere.
import { ownValue } from '#base/lookup/rules';
import type { Claims } from './identity.ts';

export interface LogoutToken {
  readonly jti: string;
  /** Whose sessions end; '' without. One of the two is there. */
  readonly subject: string;
  /** Which session ends; '' for all of the subject. */
  readonly sid: string;
}

interface Expected {
  readonly issuer: string;
  readonly clientId: string;
  readonly nowS: number;
}

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** How far the clocks of shop and provider may be apart. */
const TOLERANCE_S = 60;
/** Older ones are refused: of younger ones it is known which were used. */
export const OLDEST_LOGOUT_S = 10 * 60;

/** Null for one that is not for us, not now, or not about a logout. */
export function readLogoutToken(claims: Claims, { issuer, clientId, nowS }: Expected): LogoutToken | null {
  const [aud, iat, exp] = ['aud', 'iat', 'exp'].map((name) => ownValue(claims, name));
  const isForUs = aud === clientId || (Array.isArray(aud) && aud.includes(clientId));
  if (ownValue(claims, 'iss') !== issuer || !isForUs || ownValue(claims, 'nonce') !== undefined) return null;
  if (typeof iat !== 'number' || iat > nowS + TOLERANCE_S || iat < nowS - OLDEST_LOGOUT_S) return null;
  if (exp !== undefined && (typeof exp !== 'number' || exp < nowS - TOLERANCE_S)) return null;
  const events = ownValue(claims, 'events');
  const event = typeof events === 'object' && events !== null ? ownValue(events as Record<string, unknown>, EVENT) : undefined;
  const [jti, subject, sid] = [text(claims, 'jti'), text(claims, 'sub'), text(claims, 'sid')];
  return typeof event === 'object' && event !== null && jti !== '' && (subject !== '' || sid !== '') ? { jti, subject, sid } : null;
}

function text(claims: Claims, name: string): string {
  const found = ownValue(claims, name);
  return typeof found === 'string' && found.length <= 500 ? found : '';
}
