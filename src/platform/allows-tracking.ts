import type { Visit } from './visit.ts';

/** Whether the browser allows tracking; otherwise its searches, views and cart additions are not counted either. */
export const allowsTracking = (visit: Pick<Visit, 'header'>): boolean => visit.header('sec-gpc') !== '1' && visit.header('dnt') !== '1';
