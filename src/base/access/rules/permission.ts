// Every permission code of §6 and three of our own: the one table for types, checks and documentation (USR-4, B2B-5, B2B-7).

/**
 * Who grants a permission to a person.
 * - `shop`: part of what the shop agreed with the organization; all of its people have it.
 * - `administrator`: the organization has it, and an administrator (H_SAM) says which of its people keep it.
 * - `peopleManager`: as `administrator`, and who manages people (H_MU) may say it too (B2B-8).
 */
export type Grantor = 'shop' | 'administrator' | 'peopleManager';

export interface PermissionFacts {
  /** Its name in §6. */
  readonly name: string;
  readonly meaning: string;
  readonly grantedBy: Grantor;
  /** The requirement or decision that defines it. */
  readonly source: string;
}

export const PERMISSIONS = {
  // What the organization may buy, and how.
  G_WS: { name: 'wholesaler', meaning: 'buys wholesaler items', grantedBy: 'shop', source: 'USR-4' },
  G_IOC: {
    name: 'items off contract',
    meaning: 'buys beyond the contract; without it contract items only',
    grantedBy: 'shop',
    source: 'USR-4',
  },
  G_CSE: { name: 'on-contract filter', meaning: 'filters listings by what is on contract', grantedBy: 'shop', source: 'B2B-4' },
  G_BOP: { name: 'buy online, pick up in store', meaning: 'picks orders up in a store', grantedBy: 'shop', source: 'USR-4' },
  G_BIO: {
    name: 'blocked items shown',
    meaning: 'sees the items that policy blocks and cannot buy them',
    grantedBy: 'shop',
    source: 'B2B-4',
  },
  G_IBV: { name: 'blocked items hidden', meaning: 'does not see the items that policy blocks', grantedBy: 'shop', source: 'B2B-4' },
  MPI: { name: 'price method', meaning: 'pays prices by volume break', grantedBy: 'shop', source: 'USR-4' },
  HC: { name: 'health care', meaning: 'buys items restricted to health care', grantedBy: 'shop', source: 'B2B-4' },
  G_SE: { name: 'special orders', meaning: 'places special orders', grantedBy: 'shop', source: 'B2B-7' },

  // Services of the organization's agreement.
  G_AL: { name: 'link', meaning: 'is a link customer', grantedBy: 'shop', source: 'USR-3' },
  G_ALP: { name: 'link plus', meaning: 'is a link-plus customer', grantedBy: 'shop', source: 'USR-3' },
  G_BRE: { name: 'breakroom', meaning: 'goes on to the breakroom service', grantedBy: 'shop', source: 'B2B-7' },
  G_BT2: { name: 'blue tarp', meaning: 'pays invoices through blue tarp', grantedBy: 'shop', source: 'B2B-7' },
  G_BT2V: { name: 'blue tarp view', meaning: 'sees invoices in blue tarp', grantedBy: 'shop', source: 'B2B-7' },
  G_BT1: { name: 'bill trust', meaning: 'pays invoices through bill trust', grantedBy: 'shop', source: 'B2B-7' },
  G_PSE: { name: 'print marketing', meaning: 'orders print and marketing services', grantedBy: 'shop', source: 'B2B-7' },
  G_CON: { name: 'new online invoicing', meaning: 'goes on to the new online invoicing', grantedBy: 'shop', source: 'B2B-7' },
  PD: { name: 'promotions', meaning: 'is offered the page of coupons', grantedBy: 'shop', source: 'B2B-7' },
  DL: { name: 'deals', meaning: 'is offered deals', grantedBy: 'shop', source: 'B2B-7' },
  SLB: { name: 'other sites', meaning: 'goes on to other sites signed in', grantedBy: 'shop', source: 'B2B-7' },
  HNP: { name: 'hi-touch print', meaning: 'orders hi-touch print', grantedBy: 'shop', source: 'B2B-7' },
  HPP: { name: 'hi-touch print plus', meaning: 'orders hi-touch print of the larger programme', grantedBy: 'shop', source: 'B2B-7' },

  // A person's tasks in the organization.
  H_AO: { name: 'approver', meaning: 'approves and declines orders', grantedBy: 'peopleManager', source: 'B2B-3' },
  H_AL: {
    name: 'legacy approver',
    meaning: 'approves and declines orders, as an approver does',
    grantedBy: 'peopleManager',
    source: 'B2B-3',
  },
  H_AG: { name: 'group approver', meaning: 'approves and declines the orders of a group', grantedBy: 'peopleManager', source: 'B2B-3' },
  H_R: { name: 'reports', meaning: 'reads reports and all orders of the organization', grantedBy: 'peopleManager', source: 'B2B-5' },
  H_CM: {
    name: 'custom messages',
    meaning: 'writes messages to the people of the organization',
    grantedBy: 'peopleManager',
    source: 'B2B-5',
  },
  H_SB: { name: 'manage budgets', meaning: 'sets budgets', grantedBy: 'administrator', source: 'B2B-5' },
  H_EBL: { name: 'budget overview', meaning: 'sees how much each budget has left', grantedBy: 'peopleManager', source: 'B2B-5' },
  H_SAM: {
    name: 'account maintenance',
    meaning: 'administers the organization, its rules and rights',
    grantedBy: 'administrator',
    source: 'B2B-5',
  },
  H_MU: {
    name: 'manage users',
    meaning: 'manages the people of the organization and its lists',
    grantedBy: 'administrator',
    source: 'B2B-5',
  },
  H_AR: { name: 'auto restock', meaning: 'sets up and changes auto-restock orders', grantedBy: 'peopleManager', source: 'B2B-5' },
  H_EMP: { name: 'edit profile', meaning: 'changes their own name, phone and email', grantedBy: 'peopleManager', source: 'B2B-5' },
  H_CP: { name: 'change password', meaning: 'changes their own password', grantedBy: 'peopleManager', source: 'B2B-5' },
  H_SL: { name: 'serial number lookup', meaning: 'looks up serial numbers', grantedBy: 'peopleManager', source: 'B2B-5' },
  H_SSD: { name: 'add shipping location', meaning: 'adds addresses to ship to', grantedBy: 'peopleManager', source: 'B2B-5' },

  // Our own: §6 describes these rights without a code.
  ACCOUNT_BILLING: { name: 'account billing', meaning: 'pays by invoice', grantedBy: 'shop', source: 'decision 0172' },
  PO_REQUIRED: {
    name: 'accounting required',
    meaning: 'names a budget center or purchase order on every order',
    grantedBy: 'shop',
    source: 'B2B-2',
  },
  TAX_EXEMPT: { name: 'tax exemption', meaning: 'buys without tax', grantedBy: 'shop', source: 'B2B-4' },
} as const satisfies Readonly<Record<string, PermissionFacts>>;

export type Permission = keyof typeof PERMISSIONS;

const FACTS: ReadonlyMap<string, PermissionFacts> = new Map(Object.entries(PERMISSIONS));

/** Whether a stored text is a permission code. */
export const isPermission = (code: string): code is Permission => FACTS.has(code);
