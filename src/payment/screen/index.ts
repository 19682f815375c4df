export { AcceptedBrands, BrandMark } from './brand-mark.tsx';
export { CardFrame, type CardFrameHandle } from './card-frame.tsx';
