// A page that cannot be shown, in the frame of the shop.
import type { CategoryCard } from '#finding/listing/contract';
import { ErrorView, errorKindOf } from './error-view-lazy.tsx';
import { ShopFrame } from './shop-frame.tsx';

export interface FramedErrorProps {
  readonly departments: readonly CategoryCard[];
  /** What was thrown. */
  readonly error: unknown;
}

export const FramedError = ({ departments, error }: FramedErrorProps) => (
  <ShopFrame departments={departments}>
    <ErrorView kind={errorKindOf(error)} departments={departments} />
  </ShopFrame>
);
