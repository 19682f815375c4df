// Buyers with gift cards, for tests: a card is typed into its form at the provider and added by its token.
import type { GiftCards } from '#buying/checkout/contract';
import { giftNumber, SANDBOX_PIN, type GiftNumber } from '#providers/sandbox-provider/rules';
import { typeIntoFrame, type Visitor } from './buyer-fixtures.ts';

interface Shop {
  provider(): Promise<{ readonly url: string; readonly key: string; readonly origin: string }>;
}

export interface TypedGift {
  readonly token: string;
  readonly paymentType: string;
  readonly lastFour: string;
}

let serial = 1_000 + Math.floor(Math.random() * 8_000);

/** A number that nobody has used before, mostly. */
export function freshGift(card: GiftNumber): string {
  return giftNumber({ serial: (serial += 1) % 10_000, ...card });
}

/** What the form hands over for a card. */
export async function giftTokenOf(shop: Shop, number: string, { pin = SANDBOX_PIN, locale = 'en-US' } = {}): Promise<TypedGift> {
  const typed = { number, expiry: '', securityCode: pin };
  const { status, body } = await typeIntoFrame(await shop.provider(), typed, { query: `locale=${locale}&expiry=N&id=gift` });
  if (status !== 200) throw new Error(`No token: ${status}`);
  return body as TypedGift; // the provider serialises by its own contract
}

interface Adding {
  readonly browser: Visitor;
  readonly prefix?: string;
}

/** Sends what the payment step sends for a card that was typed. */
export async function addGift({ browser, prefix = '' }: Adding, { token, paymentType, lastFour }: TypedGift, captcha?: object) {
  const currencyCode = prefix === '' ? 'USD' : 'CAD';
  const cardPayment = { id: token, paymentType, lastFourDigit: lastFour, source: 'USER_KEYED', currencyCode };
  return browser.send('POST', `${prefix}/cc/api/checkout/default/giftcard`, { cardPayment, ...(captcha && { captcha }) });
}

/** Adds a card and says what the order's cards are then. */
export async function withGift(shop: Shop, visitor: Adding, number: string): Promise<GiftCards> {
  const { prefix = '' } = visitor;
  const reply = await addGift(visitor, await giftTokenOf(shop, number, { locale: prefix === '' ? 'en-US' : 'fr-CA' }));
  return reply.json<GiftCards>();
}
