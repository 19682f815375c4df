// What a page offers to the person themselves and not to a representative who acts for them (decision 0423). The server refuses it to them anyway.
import { createContext, use, type ReactNode } from 'react';

const Acting = createContext(false);

/** Around the pages of the account: whether a representative looks at them. */
export const ActingProvider = Acting.Provider;

/** `otherwise`: what a representative sees instead. */
export function ForOwner({ children, otherwise = null }: { readonly children: ReactNode; readonly otherwise?: ReactNode }) {
  return use(Acting) ? otherwise : children;
}
