import { createContext } from 'react';
import type { LinkRoutes } from './link-target.ts';

/** Tells every link below it which addresses are pages of the app; build the value once with `linkRoutes`. */
export const LinkRoutesContext = createContext<LinkRoutes | null>(null);
