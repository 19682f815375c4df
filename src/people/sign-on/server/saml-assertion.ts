// What a validly signed assertion says: its parts that the library leaves to the caller are judged here (recipient, times, subject).
import type { Profile } from '@node-saml/node-saml';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { SamlSubject } from '#people/sign-on/rules';
import type { SamlName } from './provider-session.ts';

/** An assertion that is right in itself: signed, for us, in time. Whether it was used before, and for which request, is judged elsewhere. */
export interface Assertion {
  readonly id: string;
  /** '' when the provider began. */
  readonly inResponseTo: string;
  readonly subject: SamlSubject;
  readonly name: SamlName;
  readonly expiresAt: Date;
}

interface Node {
  readonly $?: Readonly<Record<string, string | undefined>>;
}

/** The signed assertion, as the library parses it. */
interface Parsed {
  readonly Assertion?: Node & {
    readonly Issuer?: readonly unknown[];
    readonly Subject?: readonly {
      readonly SubjectConfirmation?: readonly (Node & { readonly SubjectConfirmationData?: readonly Node[] })[];
    }[];
    readonly Conditions?: readonly (Node & { readonly AudienceRestriction?: unknown })[];
  };
}

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/** What an assertion has to fit. */
interface Expected {
  /** The provider's entity id: the library reads it, and does not compare it. */
  readonly issuer: string;
  /** The only recipient that is us. */
  readonly answersTo: string;
  readonly now: Date;
  /** How far the clocks may be apart. */
  readonly toleranceMs: number;
}

/** A problem is a sentence for administrators. */
export function readAssertion(profile: Profile, { issuer, answersTo, now, toleranceMs }: Expected): Outcome<Assertion, string> {
  const [earliest, latest] = [new Date(now.getTime() - toleranceMs), new Date(now.getTime() + toleranceMs)];
  const assertion = (profile.getAssertion?.() as Parsed | undefined)?.Assertion;
  const id = assertion?.$?.['ID'] ?? '';
  if (assertion === undefined || id === '') return failed('There is no assertion in the answer');
  if (profile.issuer !== issuer) return failed('The assertion is of another issuer');
  const [conditions] = assertion.Conditions ?? [];
  const ends = instant(conditions?.$?.['NotOnOrAfter']);
  if (conditions?.AudienceRestriction === undefined || ends === undefined)
    return failed('The assertion does not say for whom it is, or until when');
  const confirmations = (assertion.Subject?.[0]?.SubjectConfirmation ?? [])
    .filter((one) => one.$?.['Method'] === BEARER)
    .map((one) => one.SubjectConfirmationData?.[0]?.$);
  const confirmation = confirmations.find((data) => data?.['Recipient'] === answersTo);
  if (confirmation === undefined) return failed('The assertion is meant for another recipient');
  const until = instant(confirmation['NotOnOrAfter']);
  if (until === undefined || until <= earliest || ends <= earliest) return failed('The assertion has expired');
  const from = instant(confirmation['NotBefore']);
  if (from !== undefined && from > latest) return failed('The assertion is not valid yet');
  if (typeof profile.nameID !== 'string' || profile.nameID === '') return failed('The assertion has no subject');
  return done({
    id,
    inResponseTo: confirmation['InResponseTo'] ?? '',
    subject: { nameId: profile.nameID, nameIdFormat: profile.nameIDFormat ?? '', attributes: attributesOf(profile) },
    name: {
      nameId: profile.nameID,
      nameIdFormat: textOf(profile.nameIDFormat),
      nameQualifier: textOf(profile['nameQualifier']),
      spNameQualifier: textOf(profile['spNameQualifier']),
      sessionIndex: textOf(profile['sessionIndex']),
    },
    expiresAt: ends > until ? ends : until,
  });
}

const LONGEST = 500;

/** '' without, or when it is too long to be kept. */
const textOf = (value: unknown): string => (typeof value === 'string' && value.length <= LONGEST ? value : '');

function attributesOf({ attributes }: Profile): Readonly<Record<string, unknown>> {
  return typeof attributes === 'object' && attributes !== null ? { ...(attributes as object) } : {};
}

function instant(text: string | undefined): Date | undefined {
  const at = new Date(text ?? '');
  return Number.isNaN(at.getTime()) ? undefined : at;
}
