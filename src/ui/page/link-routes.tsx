import { createContext, useContext } from 'react';
import type { LinkRoutes } from './link-target.ts';

const Routes = createContext<LinkRoutes | null>(null);

/** Tells every link below it which addresses are pages of the app; build the value once with `linkRoutes`. */
export const LinkRoutesProvider = Routes.Provider;

/** Which addresses are pages of the app; null where nobody has said. */
export const useLinkRoutes = (): LinkRoutes | null => useContext(Routes);
