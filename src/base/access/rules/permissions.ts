// What somebody holds. Apart from the table of codes, which browsers are not sent.
import type { Permission } from './permission.ts';

export type Permissions = ReadonlySet<Permission>;

/** What guests have, and accounts without a permission. */
export const NO_PERMISSIONS: Permissions = new Set();
