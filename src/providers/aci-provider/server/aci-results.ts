// ACI's result codes by their documented groups: https://docs.aciworldwide.com/reference/resultCodes, read in November 2026.
import type { DeclineReason } from '#buying/payment/rules';

/**
 * `done`, also when ACI suggests a manual review; `pending`: not final; `declined`; `uncertain`: ACI does not know what the bank did;
 * `refused`: not attempted.
 */
export type ResultKind = 'done' | 'pending' | 'declined' | 'uncertain' | 'refused';

const GROUPS: readonly (readonly [ResultKind, RegExp])[] = [
  ['done', /^(000\.000\.|000\.100\.1|000\.[36]|000\.400\.1[12]0|000\.400\.0[^3]|000\.400\.100)/],
  ['pending', /^(000\.200|800\.400\.5|100\.400\.500)/],
  ['uncertain', /^(900\.[1234]00|000\.400\.030|600\.1|800\.[56]|800\.800\.[84]|999\.)/],
  // Declined by the bank, for risk, address, 3-D Secure, fraud lists, limits, or invalid card data.
  [
    'declined',
    /^(800\.[17]00|800\.800\.[123]|100\.400\.[0-3]|100\.38|100\.370\.1|800\.400\.[12]|100\.39|800\.[23]|800\.1[1-6]0|100\.100|100\.2[01]|300\.100\.100|000\.400\.[12])/,
  ],
];

const REASONS: ReadonlyMap<string, DeclineReason> = new Map(
  Object.entries({
    '800.100.155': 'insufficientFunds',
    '800.100.162': 'insufficientFunds',
    '800.100.163': 'insufficientFunds',
    '800.100.179': 'insufficientFunds',
    '800.100.203': 'insufficientFunds',
    '100.100.301': 'expiredCard',
    '100.100.303': 'expiredCard',
    '800.100.157': 'expiredCard',
    '800.100.153': 'securityCode',
    '800.100.192': 'securityCode',
    '100.100.600': 'securityCode',
    '100.100.601': 'securityCode',
    // Address check: all of it, street, number, box or zip code.
    '800.400.100': 'notVerified',
    '800.400.101': 'notVerified',
    '800.400.102': 'notVerified',
    '800.400.103': 'notVerified',
    '800.400.104': 'notVerified',
    '800.120.100': 'processingError',
    // The shopper failed the challenge or was too late.
    '100.380.401': 'challengeFailed',
    '100.380.501': 'challengeFailed',
  }),
);

export function kindOf(code: string): ResultKind {
  return GROUPS.find(([, pattern]) => pattern.test(code))?.[0] ?? 'refused';
}

export function reasonOf(code: string): DeclineReason {
  return REASONS.get(code) ?? (kindOf(code) === 'uncertain' ? 'processingError' : 'declined');
}

/** ACI has no such card, or cannot charge it. */
export function isUnknownCard(code: string): boolean {
  return code.startsWith('100.150');
}

/** The search found nothing. */
export const NOTHING_FOUND = '700.400.580';
