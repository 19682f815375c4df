// What the last change of the cart was answered with: by the store, or by a form before the page was awake.
import { createContext, use } from 'react';
import type { CartMessage } from '#cart/contract';

const Said = createContext<readonly CartMessage[]>([]);
export const SaidProvider = Said.Provider;

/** The answers about one line. */
export function useSaidOf(cartItemId: string): readonly CartMessage[] {
  return use(Said).filter((message) => message.cartItemId === cartItemId);
}
