// The sandbox's test cards: numbers that no bank issues, and the behaviour of each. Any other valid number is approved.
import { digitsOf, type CardBrand, type DeclineReason } from '#buying/payment/rules';

export type Challenge = 'passes' | 'fails' | 'abandoned';
export type Lapse = 'renewed' | 'refused';

export interface SandboxCard {
  readonly number: string;
  readonly brand: CardBrand;
  /** The decline reason; absent for an approved card. */
  readonly declines?: DeclineReason;
  /** The money is authorised, but the answer is lost. */
  readonly answerLost?: true;
  /** The operation that fails for this card: reading, charging or saving. With the first two nothing is authorised. */
  readonly outage?: 'reading' | 'charging' | 'keeping';
  /** The bank challenges the shopper first; the outcome. */
  readonly challenge?: Challenge;
  /** The authorisation expires at once; a renewal is approved or declined. */
  readonly lapses?: Lapse;
  /** For the README and the list printed at start. */
  readonly shows: string;
}

export const SANDBOX_CARDS: readonly SandboxCard[] = [
  { number: '4111 1111 1111 1111', brand: 'VISA', shows: 'approved' },
  { number: '5555 5555 5555 4444', brand: 'MASTER_CARD', shows: 'approved' },
  { number: '3782 822463 10005', brand: 'AMERICAN_EXPRESS', shows: 'approved (security code of 4 digits)' },
  { number: '6011 0009 9013 9424', brand: 'DISCOVER', shows: 'approved' },
  { number: '6035 3201 2345 6780', brand: 'STORE_CARD', shows: 'approved (no expiry date needed)' },
  { number: '4000 0000 0000 0002', brand: 'VISA', declines: 'declined', shows: 'declined' },
  { number: '4000 0000 0000 9995', brand: 'VISA', declines: 'insufficientFunds', shows: 'declined: insufficient funds' },
  { number: '4000 0000 0000 0127', brand: 'VISA', declines: 'securityCode', shows: 'declined: security code' },
  { number: '4000 0000 0000 0010', brand: 'VISA', declines: 'notVerified', shows: 'declined: does not fit what the bank has' },
  { number: '4000 0000 0000 0069', brand: 'VISA', declines: 'expiredCard', shows: 'declined: card expired' },
  { number: '4000 0000 0000 0119', brand: 'VISA', declines: 'processingError', shows: 'processing error, not charged' },
  {
    number: '4000 0000 0000 3220',
    brand: 'VISA',
    answerLost: true,
    shows: 'approved, but the answer is lost (the order is placed all the same, once)',
  },
  {
    number: '4000 0000 0000 0341',
    brand: 'VISA',
    outage: 'charging',
    shows: 'the payment company is down while it is charged, not charged',
  },
  { number: '4000 0000 0000 0259', brand: 'VISA', outage: 'reading', shows: 'the card form cannot send the card' },
  { number: '4000 0000 0000 0275', brand: 'VISA', outage: 'keeping', shows: 'approved, but cannot be saved with an account' },
  { number: '4000 0027 6000 3184', brand: 'VISA', challenge: 'passes', shows: 'the bank asks first; confirmed there, approved' },
  { number: '4000 0084 0000 1629', brand: 'VISA', challenge: 'fails', shows: 'the bank asks first, and does not believe the answer' },
  { number: '4000 0000 0000 3097', brand: 'VISA', challenge: 'abandoned', shows: 'the bank asks first, and never hears the answer' },
  {
    number: '4000 0000 0000 7072',
    brand: 'VISA',
    lapses: 'renewed',
    shows: 'approved; the bank lets go of the money before it is taken, and holds it again',
  },
  {
    number: '4000 0000 0000 7155',
    brand: 'VISA',
    lapses: 'refused',
    shows: 'approved; the bank lets go of the money before it is taken, and refuses to hold it again',
  },
];

/** The behaviour of a number. */
export function behaviourOf(digits: string): {
  readonly declines: DeclineReason | null;
  readonly answerLost: boolean;
  readonly outage: SandboxCard['outage'] | null;
  readonly challenge: Challenge | null;
  readonly lapses: Lapse | null;
} {
  const card: Partial<SandboxCard> = SANDBOX_CARDS.find(({ number }) => digitsOf(number) === digits) ?? {};
  const { declines = null, answerLost = false, outage = null, challenge = null, lapses = null } = card;
  return { declines, answerLost, outage, challenge, lapses };
}
