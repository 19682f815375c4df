// The sign-in drawer comes with its first use; until then it costs the page nothing.
import { lazy, Suspense } from 'react';
import type { SignInDrawerProps } from './sign-in-drawer.tsx';

const Lazy = lazy(async () => ({ default: (await import('./sign-in-drawer.tsx')).SignInDrawer }));

/** Draw it once the shopper has asked for it. */
export const SignInDrawer = (props: SignInDrawerProps) => (
  <Suspense>
    <Lazy {...props} />
  </Suspense>
);
