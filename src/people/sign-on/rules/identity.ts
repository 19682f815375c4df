// What an identity provider says about a person, read from its claims. Nothing in them is believed beyond what the organization has proven.
import { isStorable, singleLine } from '#base/locale/rules';
import { ownValue } from '#base/lookup/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { isEmail } from '#people/sessions/rules';

export interface Identity {
  /** The provider's own name for the person, which stays when their address changes. */
  readonly subject: string;
  /** What the directory behind the provider may call the person: the subject, and Entra ID's object id. */
  readonly directoryIds: readonly string[];
  readonly email: string;
  readonly fullName: string;
  readonly groups: readonly string[];
}

export interface ReadingRules {
  readonly groupsClaim: string;
  /** The provider gives addresses out itself, and does not say that they are verified. */
  readonly trustsAddresses: boolean;
}

export type Claims = Readonly<Record<string, unknown>>;

export type IdentityProblem = 'SUBJECT_MISSING' | 'EMAIL_MISSING' | 'EMAIL_UNVERIFIED';

const MOST_GROUPS = 500;

export function readIdentity(claims: Claims, { groupsClaim, trustsAddresses }: ReadingRules): Outcome<Identity, IdentityProblem> {
  const subject = textIn(claims, 'sub');
  if (subject === '' || subject.length > 500) return failed('SUBJECT_MISSING');
  const email = textIn(claims, 'email').trim();
  if (!isEmail(email) || email.length > 254) return failed('EMAIL_MISSING');
  const verified = ownValue(claims, 'email_verified');
  const isVerified = verified === true || verified === 'true' || (verified === undefined && trustsAddresses);
  if (!isVerified) return failed('EMAIL_UNVERIFIED');
  const directoryIds = [subject, textIn(claims, 'oid')].filter((id) => id !== '');
  return done({
    subject,
    directoryIds,
    email,
    fullName: nameIn(claims) || email.slice(0, email.indexOf('@')),
    groups: groupsIn(claims, groupsClaim),
  });
}

/** The names of what was received, to be shown to administrators. */
export const claimNames = (claims: Claims): readonly string[] =>
  Object.keys(claims)
    .filter((name) => !PROTOCOL.has(name) && isStorable(name))
    .slice(0, 40);

/** Claims about the answer, not about the person. */
const PROTOCOL: ReadonlySet<string> = new Set([
  'iss',
  'aud',
  'exp',
  'iat',
  'nbf',
  'nonce',
  'at_hash',
  'c_hash',
  's_hash',
  'sid',
  'azp',
  'jti',
]);

function nameIn(claims: Claims): string {
  const parts = `${textIn(claims, 'given_name')} ${textIn(claims, 'family_name')}`;
  return singleLine(textIn(claims, 'name') || parts).slice(0, 120);
}

function groupsIn(claims: Claims, name: string): readonly string[] {
  const found = ownValue(claims, name);
  const all = Array.isArray(found) ? (found as readonly unknown[]) : [found];
  return all.filter((group) => typeof group === 'string' && group !== '').slice(0, MOST_GROUPS) as string[]; // filtered
}

/** '' for anything but a text that can be stored. */
function textIn(claims: Claims, name: string): string {
  const found = ownValue(claims, name);
  return typeof found === 'string' && isStorable(found) ? found : '';
}
