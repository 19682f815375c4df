// The shopper's own data for all pages: loaded in the browser after hydration, never part of a shared page.
import type { ReactNode } from 'react';
import { PlaceProvider } from '#goods/stores/screen';
import { SessionProvider } from './session-facts.tsx';

export const ShopperProvider = ({ children }: { readonly children: ReactNode }) => (
  <SessionProvider>
    <PlaceProvider>{children}</PlaceProvider>
  </SessionProvider>
);
