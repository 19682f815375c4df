// A set of permissions. Separate from the table of codes, which browsers do not get.
import type { Permission } from './permission.ts';

export type Permissions = ReadonlySet<Permission>;

/** Permissions of guests, and of accounts without any. */
export const NO_PERMISSIONS: Permissions = new Set();
