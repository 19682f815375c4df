import type { Visit } from './visit.ts';

/** Browsers that ask not to be followed are not counted either: what they look for, look at and put into the cart. */
export const mayCount = (visit: Pick<Visit, 'header'>): boolean => visit.header('sec-gpc') !== '1' && visit.header('dnt') !== '1';
