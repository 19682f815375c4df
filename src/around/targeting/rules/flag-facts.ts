// How flags are computed: each kind of fact once, with its words for documentation and for whoever asks why.
import type { Permission } from '#base/access/rules';
import type { MembershipProgram } from '#base/shopper/rules';
import { segmentCodes, segmentOf, type Segment } from '#people/sessions/rules';
import type { AudienceFacts } from './audience-facts.ts';

export interface FlagFacts {
  readonly meaning: string;
  /** The requirement or decision that it comes from. */
  readonly source: string;
  /** How it is computed, in words. */
  readonly computed: string;
  /** Null: the facts do not say. */
  readonly isSet: (facts: AudienceFacts) => boolean | null;
  /** The fact as it is: the reason why the flag is set or not. */
  readonly shows: (facts: AudienceFacts) => string;
}

type Computed = Pick<FlagFacts, 'computed' | 'isSet' | 'shows'>;

const whoIs = ({ signedIn }: AudienceFacts): string => (signedIn ? 'is signed in' : 'is not signed in');

export const isGuest: Computed = { computed: 'nobody is signed in', isSet: ({ signedIn }) => !signedIn, shows: whoIs };
export const isSignedIn: Computed = { computed: 'somebody is signed in', isSet: ({ signedIn }) => signedIn, shows: whoIs };

export const inProgram = (program: MembershipProgram): Computed => ({
  computed: `membership program ${program}`,
  isSet: (facts) => facts.signedIn && facts.membershipProgram === program,
  shows: ({ membershipProgram }) => `membership program is ${membershipProgram}`,
});

export const inFlow = (flow: 'SAML' | 'MVP' | 'CSR'): Computed => ({
  computed: `signed in, flow ${flow}`,
  isSet: (facts) => facts.signedIn && facts.flow === flow,
  shows: (facts) => (facts.flow === '' ? 'has no flow' : `flow is ${facts.flow}`),
});

/** A right of the organization or of the person, one of these. */
export const holds = (...codes: readonly Permission[]): Computed => ({
  computed: `signed in, with ${codes.join(' or ')}`,
  isSet: ({ signedIn, permissions }) => signedIn && codes.some((code) => permissions.has(code)),
  shows: ({ permissions }) => {
    const held = codes.filter((code) => permissions.has(code));
    return held.length > 0 ? `has ${held.join(' and ')}` : `does not have ${codes.join(' or ')}`;
  },
});

/** What everybody is offered but members of an organization without the code (B2B-7). */
export const isOffered = (code: 'DL' | 'PD'): Computed => ({
  computed: `everybody but members of an organization without ${code}`,
  isSet: ({ isMember, permissions }) => !isMember || permissions.has(code),
  shows: ({ isMember, permissions }) => {
    if (!isMember) return 'buys for themselves';
    return permissions.has(code) ? `organization has ${code}` : `organization does not have ${code}`;
  },
});

/** The loyalty segment that the code stands for (USR-5). */
export function inSegment(segment: Segment): Computed {
  const codes = segmentCodes(segment);
  return {
    computed: codes.length > 0 ? `signed in, segment code ${codes.join(' or ')}` : 'signed in, no segment code or an unknown one',
    isSet: ({ signedIn, segmentCode }) => signedIn && segmentOf(segmentCode) === segment,
    shows: ({ segmentCode }) => `segment code is ${segmentCode === '' ? 'empty' : segmentCode} (${segmentOf(segmentCode)})`,
  };
}
