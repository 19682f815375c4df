// Loads the sign-in drawer at first use.
import { lazy, Suspense } from 'react';
import type { SignInDrawerProps } from './sign-in-drawer.tsx';

const Lazy = lazy(async () => ({ default: (await import('./sign-in-drawer.tsx')).SignInDrawer }));

/** Render this when the shopper wants to sign in. */
export const SignInDrawer = (props: SignInDrawerProps) => (
  <Suspense>
    <Lazy {...props} />
  </Suspense>
);
