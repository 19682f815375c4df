// Roles of an organization's people, and what each may do beyond the organization's own rights (USR-9).
import type { Permission } from '#base/access/rules';

export const ROLES = ['administrator', 'approver', 'groupApprover', 'buyer', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/** Own details and password: everybody's. */
const OWN: readonly Permission[] = ['H_EMP', 'H_CP'];

const RIGHTS: Readonly<Record<Role, readonly Permission[]>> = {
  administrator: ['H_SAM', 'H_MU', 'H_SB', 'H_EBL', 'H_R', 'H_CM', 'H_SSD', 'H_AR', 'H_SL', ...OWN],
  approver: ['H_AO', ...OWN],
  groupApprover: ['H_AG', ...OWN],
  buyer: OWN,
  viewer: ['H_R', 'H_EBL', ...OWN],
};

export const rightsOfRole = (role: Role): readonly Permission[] => RIGHTS[role];

/** A stored or typed word as a role; null for anything else. */
export const readRole = (text: string): Role | null => ROLES.find((role) => role === text) ?? null;

/** Rights that may be granted to one person beyond their role. */
export const GRANTABLE = [
  'H_AO',
  'H_AG',
  'H_R',
  'H_EBL',
  'H_SB',
  'H_MU',
  'H_AR',
  'H_SSD',
  'H_SL',
  'H_CM',
] as const satisfies readonly Permission[];

/**
 * Rights of the organization that may be withheld from one person, the ways to its invoices among them. Its prices, its policy on goods, its kind of account, and
 * duties, such as a budget center on every order, hold for everybody.
 */
export const WITHHOLDABLE = [
  'G_IOC',
  'G_WS',
  'G_BOP',
  'G_SE',
  'HC',
  'G_BRE',
  'G_PSE',
  'PD',
  'DL',
  'SLB',
  'HNP',
  'HPP',
  'G_CON',
  'G_BT1',
  'G_BT2',
  'G_BT2V',
  'ACCOUNT_BILLING',
  'H_AR',
  'H_EMP',
  'H_CP',
] as const satisfies readonly Permission[];

/** What only an administrator grants, not everybody who manages people. */
const ADMINISTRATORS_ONLY: readonly string[] = ['H_SB', 'H_MU', 'H_SAM'];

export const needsAdministrator = (code: string): boolean => ADMINISTRATORS_ONLY.includes(code);

/** Whoever opens an organization administers it. */
export const OPENER = { role: 'administrator', granted: RIGHTS.administrator } as const;
