// Messages that the card frame may send to the shop: untrusted, so read field by field (trust 18).
import { CARD_BRANDS, type CardBrand } from './card-brand.ts';
import { GIFT_TYPES, type GiftType } from './gift-card.ts';

/** How long the form keeps a card that may be declined, encrypted in the browser. */
export const CARD_KEPT_MS = 30 * 60_000;

export interface CardToken {
  readonly token: string;
  readonly brand: CardBrand;
  readonly lastFour: string;
  readonly expiry: { readonly month: number; readonly year: number } | null;
}

/** The token of the gift and prepaid card form. */
export interface GiftToken {
  readonly token: string;
  readonly paymentType: GiftType;
  readonly lastFour: string;
}

export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'invalid' }
  | { readonly type: 'failed' }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'token'; readonly card: CardToken }
  | { readonly type: 'gift'; readonly card: GiftToken };

const MAX_HEIGHT = 1_200;

/** Reads a message of the frame with this `tranID`; undefined for anything else. The caller has checked the origin. */
export function readFrameMessage(data: unknown, tranID: string): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Readonly<Record<string, unknown>>;
  if (message['tranID'] !== tranID) return undefined;
  const { type } = message;
  if (type === 'ready' || type === 'invalid' || type === 'failed') return { type };
  if (type === 'height') {
    const height = message['height'];
    return typeof height === 'number' && height > 0 && height <= MAX_HEIGHT ? { type, height: Math.ceil(height) } : undefined;
  }
  const gift = readGift(message);
  if (gift !== undefined) return { type: 'gift', card: gift };
  const card = readToken(message);
  return card === undefined ? undefined : { type: 'token', card };
}

const isToken = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{8,200}$/.test(value);
const isLastFour = (value: unknown): value is string => typeof value === 'string' && /^[0-9]{4}$/.test(value);

function readGift({ token, paymentType, lastFour }: Readonly<Record<string, unknown>>): GiftToken | undefined {
  const known = GIFT_TYPES.find((one) => one === paymentType);
  return known !== undefined && isToken(token) && isLastFour(lastFour) ? { token, paymentType: known, lastFour } : undefined;
}

function readToken({ token, brand, lastFour, expiry }: Readonly<Record<string, unknown>>): CardToken | undefined {
  const known = CARD_BRANDS.find((one) => one === brand);
  if (!isToken(token) || known === undefined || !isLastFour(lastFour)) return undefined;
  if (expiry === null) return { token, brand: known, lastFour, expiry };
  const { month, year } = (expiry ?? {}) as { month?: unknown; year?: unknown };
  if (typeof month !== 'number' || typeof year !== 'number' || month < 1 || month > 12) return undefined;
  return { token, brand: known, lastFour, expiry: { month, year } };
}
