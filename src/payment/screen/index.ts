export { AcceptedBrands, BrandMark } from './brand-mark.tsx';
export { CardFrame, type CardFrameHandle } from './card-frame.tsx';
export { typedCard } from './typed-card.ts';
export { useCardOnSubmit, type CardOnSubmit } from './use-card-on-submit.ts';
