// A connection of an organization with its purchasing system.

export const KINDS = ['cxml', 'oci'] as const;
export type ConnectionKind = (typeof KINDS)[number];

export const SHOPS_AS = ['shared', 'named'] as const;
export const SHIP_TO = ['setup', 'fixed', 'usual'] as const;
export const ENCODINGS = ['urlencoded', 'base64'] as const;
/** Of accounts that a first visit opens: nobody becomes an administrator by a system's word. */
export const NEW_ROLES = ['buyer', 'approver', 'groupApprover', 'viewer'] as const;

/** The usual classification, and its code for office supplies. */
export const UNSPSC = 'UNSPSC';
export const OFFICE_SUPPLIES = '44120000';

/** A secret that has been replaced works for so long, so that the other side can follow. */
export const OLD_SECRET_DAYS = 7;

export const SESSION_MINUTES = { fewest: 10, usual: 60, most: 480 } as const;

/** What was exchanged is kept for so long. */
export const DOCUMENT_DAYS = 90;
