export { BRAND_MARKS, brandOf, CARD_BRANDS, needsExpiry, readBrand, securityCodeLength, type CardBrand } from './card-brand.ts';
export { formatSecurityCode, readCard, type AskedFields, type CardForm, type CardProblem, type ReadCard } from './card-form.ts';
export { digitsOf, passesLuhn } from './digits.ts';
export { holdsCardNumber } from './card-number-guard.ts';
export { readCardNumber, spacedCardNumber, type NumberProblem } from './card-number.ts';
export {
  daysLeft,
  expiresSoon,
  formatExpiry,
  isExpired,
  keptExpiry,
  shownDate,
  readExpiry,
  shownExpiry,
  type Expiry,
  type ExpiryProblem,
} from './expiry.ts';
export {
  ANY_CARD,
  meansOf,
  meansText,
  paymentTypeOf,
  VENDORS,
  type PaymentMeans,
  type PrimaryPaymentType,
  type Vendor,
} from './vendor-payment.ts';
export { PAY_AUTH_KEYS, payAuthEntries, usablePayAuth, type PayAuthAnswer, type PayAuthUse } from './pay-auth.ts';
export { CARD_KEPT_MS, readFrameMessage, type CardToken, type FrameMessage, type GiftToken } from './frame-message.ts';
export { FRAME_TIMEOUT_MS, framePlaces, frameUrl, GIFT_FORM, type FrameFacts, type FramePlaces } from './frame-url.ts';
export {
  cardNickname,
  GIFT_CODES,
  GIFT_TYPES,
  giftKindOf,
  MAX_GIFT_CARDS,
  MAX_NICKNAME,
  readGiftCard,
  spacedGiftNumber,
  type GiftRefusal,
  type GiftType,
} from './gift-card.ts';
export {
  DECLINE_REASONS,
  isGiftDecline,
  paymentProblem,
  vendorFailure,
  vendorProblem,
  type DeclineReason,
  type PaymentCode,
  type PaymentText,
} from './payment-problem.ts';
export { readScreen, writeScreen, type AskedScreen } from './asked-screen.ts';
