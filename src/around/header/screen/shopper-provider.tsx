// The shopper's own data for all pages: loaded in the browser after hydration, never part of a shared page.
import { SessionProvider } from '#people/sessions/screen';
import type { ReactNode } from 'react';
import { PlaceProvider } from '#goods/stores/screen';

export const ShopperProvider = ({ children }: { readonly children: ReactNode }) => (
  <SessionProvider>
    <PlaceProvider>{children}</PlaceProvider>
  </SessionProvider>
);
