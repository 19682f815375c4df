// What a partner's site would send in the demonstration.
import { randomUUID } from 'node:crypto';
import { LONGEST_SECONDS } from '#people/partners/rules';
import { writeToken } from '#platform/json-web-token';
import { partnerSecret } from './partners.ts';

export function standInToken(code: string, key: string, origin: string, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000);
  const person = { sub: 'demo-1', email: 'ada.lindqvist@lantern.example', given_name: 'Ada', family_name: 'Lindqvist' };
  return writeToken({ iss: code, aud: origin, ...person, iat, exp: iat + LONGEST_SECONDS, jti: randomUUID() }, partnerSecret(code, key));
}
