export { useAskAgain } from './use-ask-again.ts';
export { AcceptedBrands, BrandMark } from './brand-mark.tsx';
export { RetryLine } from './retry-line.tsx';
export { usePayAuth } from './use-pay-auth.ts';
export { VendorMark } from './vendor-mark.tsx';
export { CardFrame, type CardFrameHandle } from './card-frame.tsx';
export { typedCard } from './typed-card.ts';
export { useCardOnSubmit, type CardOnSubmit } from './use-card-on-submit.ts';
