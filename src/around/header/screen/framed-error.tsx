// The error view in the shop's frame.
import type { PunchoutNow } from '#buying/punchout/contract';
import type { ActingNow } from '#people/representatives/contract';
import type { SharedContent } from '#finding/banners/screen';
import type { CategoryCard } from '#finding/listing/contract';
import { ErrorView, errorKindOf } from './error-view-lazy.tsx';
import { ShopFrame } from './shop-frame.tsx';

export interface FramedErrorProps {
  readonly content?: SharedContent | undefined;
  readonly departments: readonly CategoryCard[];
  readonly acting?: ActingNow | null | undefined;
  readonly punchout?: PunchoutNow | null | undefined;
  /** The thrown error. */
  readonly error: unknown;
}

export const FramedError = ({ content, departments, acting, punchout, error }: FramedErrorProps) => (
  <ShopFrame content={content} departments={departments} acting={acting} punchout={punchout}>
    <ErrorView kind={errorKindOf(error)} error={error} departments={departments} />
  </ShopFrame>
);
