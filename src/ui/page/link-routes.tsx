import { createContext, useContext } from 'react';
import type { LinkRoutes } from './link-target.ts';

const Routes = createContext<LinkRoutes | null>(null);

/** Tells all links below which addresses are pages of the app; build the value once with `linkRoutes`. */
export const LinkRoutesProvider = Routes.Provider;

/** Which addresses are pages of the app; null without a provider. */
export const useLinkRoutes = (): LinkRoutes | null => useContext(Routes);
