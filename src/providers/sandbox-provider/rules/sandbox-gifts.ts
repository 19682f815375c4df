// Test gift and prepaid cards. The number encodes balance and behaviour, so that every test can have fresh ones: `6006 DDDD BBBS SSSC` is a
// gift card, `6027 …` a prepaid one, with DDDD dollars, a behaviour BBB, a serial and a check digit.
import { digitsOf, giftKindOf, passesLuhn, type DeclineReason } from '#buying/payment/rules';

/** The PIN of every card; any other is wrong. */
export const SANDBOX_PIN = '1234';

export interface GiftBehaviour {
  /** The balance at first use. */
  readonly dollars: number;
  /** The card is unusable, and the balance call says so. */
  readonly refused: DeclineReason | null;
  /** The card has a balance, but is declined when it pays. */
  readonly declines: DeclineReason | null;
  /** Between the balance call and the order, somebody else spends three fifths of it. */
  readonly shrinks: boolean;
  readonly answerLost: boolean;
  readonly outage: 'reading' | 'balance' | 'charging' | null;
}

type Odd = Partial<Omit<GiftBehaviour, 'dollars'>>;

const ODD: ReadonlyMap<string, Odd> = new Map(
  Object.entries({
    '033': { refused: 'giftNotFound' },
    '039': { refused: 'giftNotActive' },
    '040': { refused: 'giftExpired' },
    '050': { shrinks: true },
    '051': { declines: 'giftInUse' },
    '052': { answerLost: true },
    '053': { outage: 'charging' },
    '054': { outage: 'balance' },
    '055': { outage: 'reading' },
  }),
);
const PLAIN: Omit<GiftBehaviour, 'dollars'> = {
  refused: null,
  declines: null,
  shrinks: false,
  answerLost: false,
  outage: null,
};
const LENGTH = 16;

/** The behaviour of a number. */
export function giftBehaviourOf(digits: string): GiftBehaviour {
  const isOurs = digits.length === LENGTH && giftKindOf(digits) !== undefined && passesLuhn(digits);
  if (!isOurs) return { ...PLAIN, dollars: 0, refused: 'giftNotFound' };
  return { ...PLAIN, dollars: Number(digits.slice(4, 8)), ...ODD.get(digits.slice(8, 11)) };
}

export interface SandboxGift {
  readonly number: string;
  readonly pin?: string;
  readonly shows: string;
}

/** The cards in documents and in the list at start; tests make others with `giftNumber`. */
export const SANDBOX_GIFTS: readonly SandboxGift[] = [
  { number: shown({ dollars: 25 }), shows: 'gift card with 25' },
  { number: shown({ dollars: 500 }), shows: 'gift card with 500' },
  { number: shown({ prepaid: true, dollars: 50 }), shows: 'prepaid card with 50' },
  { number: shown({ dollars: 0 }), shows: 'gift card with nothing on it' },
  { number: shown({ dollars: 25, behaviour: '033' }), shows: 'no such card' },
  { number: shown({ dollars: 25, serial: 38 }), pin: '0000', shows: 'wrong PIN' },
  { number: shown({ dollars: 25, behaviour: '039' }), shows: 'not active' },
  { number: shown({ dollars: 25, behaviour: '040' }), shows: 'expired' },
  { number: shown({ dollars: 25, behaviour: '050' }), shows: 'says 25, has 10 when it is used' },
  { number: shown({ dollars: 25, behaviour: '051' }), shows: 'in use elsewhere when it is used' },
  { number: shown({ dollars: 500, behaviour: '052' }), shows: 'used, but the answer is lost (the order is placed all the same, once)' },
  { number: shown({ dollars: 25, behaviour: '053' }), shows: 'the payment company is down while it is used' },
  { number: shown({ dollars: 25, behaviour: '054' }), shows: 'its balance cannot be checked' },
  { number: shown({ dollars: 25, behaviour: '055' }), shows: 'the form cannot send the card' },
];

export interface GiftNumber {
  readonly prepaid?: boolean;
  readonly dollars: number;
  readonly behaviour?: string;
  readonly serial?: number;
}

/** A test card number of sixteen digits. */
export function giftNumber({ prepaid = false, dollars, behaviour = '000', serial = 1 }: GiftNumber): string {
  const body = `${prepaid ? '6027' : '6006'}${String(dollars).padStart(4, '0')}${behaviour}${String(serial).padStart(4, '0')}`;
  const check = [...'0123456789'].find((digit) => passesLuhn(body + digit)) ?? '';
  return body + check;
}

function shown(card: GiftNumber): string {
  return digitsOf(giftNumber(card)).replace(/(\d{4})(?=\d)/g, '$1 ');
}
