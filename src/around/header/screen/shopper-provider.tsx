// What is this shopper's own, around all pages: asked for in the browser once the page is awake, never part of a shared page.
import type { ReactNode } from 'react';
import { PlaceProvider } from '#goods/stores/screen';
import { SessionProvider } from './session-facts.tsx';

export const ShopperProvider = ({ children }: { readonly children: ReactNode }) => (
  <SessionProvider>
    <PlaceProvider>{children}</PlaceProvider>
  </SessionProvider>
);
