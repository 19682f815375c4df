// The error view in the shop's frame.
import type { ActingNow } from '#people/representatives/contract';
import type { CategoryCard } from '#finding/listing/contract';
import { ErrorView, errorKindOf } from './error-view-lazy.tsx';
import { ShopFrame } from './shop-frame.tsx';

export interface FramedErrorProps {
  readonly departments: readonly CategoryCard[];
  readonly acting?: ActingNow | null | undefined;
  /** The thrown error. */
  readonly error: unknown;
}

export const FramedError = ({ departments, acting, error }: FramedErrorProps) => (
  <ShopFrame departments={departments} acting={acting}>
    <ErrorView kind={errorKindOf(error)} error={error} departments={departments} />
  </ShopFrame>
);
