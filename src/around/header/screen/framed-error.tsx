// The error view in the shop's frame.
import type { CategoryCard } from '#finding/listing/contract';
import { ErrorView, errorKindOf } from './error-view-lazy.tsx';
import { ShopFrame } from './shop-frame.tsx';

export interface FramedErrorProps {
  readonly departments: readonly CategoryCard[];
  /** The thrown error. */
  readonly error: unknown;
}

export const FramedError = ({ departments, error }: FramedErrorProps) => (
  <ShopFrame departments={departments}>
    <ErrorView kind={errorKindOf(error)} departments={departments} />
  </ShopFrame>
);
