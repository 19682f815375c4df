import { hash } from 'node:crypto';

/** The same for every spelling of an address; it outlives the address, so that the link in a mail works. */
export const addressHash = (email: string): string => hash('sha256', email.toLowerCase());
