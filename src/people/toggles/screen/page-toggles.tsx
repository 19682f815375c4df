// Web toggles of pages that are on for the shopper (USR-7): those of guests until the browser knows who is shopping.
import { createContext, use } from 'react';
import type { PageToggle } from '#people/toggles/rules';
import { useShop } from '#ui/page/shop';

const Own = createContext<readonly string[] | undefined>(undefined);

/** Receives the shopper's toggles; undefined until they are known. */
export const PageTogglesProvider = Own.Provider;

/** Returns a function that tells whether a part of the page is on. */
export function usePageToggle(): (name: PageToggle) => boolean {
  const { toggles } = useShop();
  const own = use(Own);
  return (name) => (own ?? toggles).includes(name);
}
