// One account of every shopper kind (APP-4), one per route type (APP-13) and one that buys its contract only. Demo only.
import type { Permission } from '#base/access/rules';

export interface DemoAccount {
  readonly name: string;
  readonly tenant: 'consumer' | 'business';
  /** What this account demonstrates. */
  readonly shows: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly accountNumber?: string;
  readonly routeType?: string;
  readonly organization?: string;
  readonly division?: string;
  readonly permissions?: readonly Permission[];
  readonly userType?: 'THIRD_PARTY';
  readonly partnerCode?: string;
  readonly partnerName?: string;
  readonly membership?: 'SELECT' | 'PREMIUM';
  readonly rewards?: boolean;
  readonly segment?: string;
  readonly flow?: 'SAML' | 'MVP' | 'CSR';
  readonly spanish?: boolean;
}

const BUYER = ['G_IOC', 'G_WS', 'G_BOP', 'G_CSE', 'H_EMP', 'H_CP'] as const;

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { name: 'shopper', tenant: 'consumer', shows: 'registered shopper', firstName: 'Maya', lastName: 'Ortiz' },
  { name: 'rewards', tenant: 'consumer', shows: 'rewards member', firstName: 'Theo', lastName: 'Laurent', rewards: true, segment: '21' },
  {
    name: 'select',
    tenant: 'consumer',
    shows: 'paid membership SELECT',
    firstName: 'Nadia',
    lastName: 'Haddad',
    rewards: true,
    membership: 'SELECT',
    segment: '22',
  },
  {
    name: 'premium',
    tenant: 'consumer',
    shows: 'paid membership PREMIUM',
    firstName: 'Oliver',
    lastName: 'Bishop',
    rewards: true,
    membership: 'PREMIUM',
    segment: '26',
  },
  {
    name: 'partner',
    tenant: 'consumer',
    shows: 'handed over by a partner site',
    firstName: 'Ines',
    lastName: 'Moreau',
    userType: 'THIRD_PARTY',
    partnerCode: 'LANTERN-CLUB',
    partnerName: 'Lantern Teachers’ Club',
  },
  { name: 'spanish', tenant: 'consumer', shows: 'Spanish mode', firstName: 'Lucía', lastName: 'Ramos', spanish: true },
  { name: 'associate', tenant: 'consumer', shows: 'associate', firstName: 'Grace', lastName: 'Okafor', rewards: true, segment: 'ASC' },
  {
    name: 'rep',
    tenant: 'consumer',
    shows: 'customer-service representative, acts for shoppers',
    firstName: 'Grace',
    lastName: 'Whitman',
    flow: 'CSR',
  },
  {
    name: 'business',
    tenant: 'business',
    shows: 'business buyer with contract prices',
    firstName: 'Daniel',
    lastName: 'Cho',
    accountNumber: '10024501',
    organization: 'Harbor Dental Group',
    division: 'Front office',
    routeType: 'SBA',
    permissions: [...BUYER, 'ACCOUNT_BILLING'],
  },
  {
    name: 'contract',
    tenant: 'business',
    shows: 'sees and buys contract items only',
    firstName: 'Claire',
    lastName: 'Bouchard',
    accountNumber: '10024502',
    organization: 'Ville de Saint-Aubin',
    division: 'Approvisionnement',
    routeType: 'SBA',
    permissions: ['G_BOP', 'H_EMP', 'H_CP'],
  },
  {
    name: 'link',
    tenant: 'business',
    shows: 'link account',
    firstName: 'Sam',
    lastName: 'Whitfield',
    accountNumber: '10024503',
    organization: 'Whitfield Legal',
    routeType: 'SBA',
    permissions: [...BUYER, 'G_AL'],
  },
  {
    name: 'linkplus',
    tenant: 'business',
    shows: 'link-plus account',
    firstName: 'Amara',
    lastName: 'Nwosu',
    accountNumber: '10024504',
    organization: 'Nwosu Studio',
    routeType: 'SBA',
    permissions: [...BUYER, 'G_AL', 'G_ALP'],
  },
  {
    name: 'approver',
    tenant: 'business',
    shows: 'approver',
    firstName: 'Priya',
    lastName: 'Raman',
    accountNumber: '10024501',
    permissions: ['H_AO'],
  },
  {
    name: 'groupapprover',
    tenant: 'business',
    shows: 'group approver',
    firstName: 'Henrik',
    lastName: 'Lund',
    accountNumber: '10024501',
    permissions: ['H_AO', 'H_AG'],
  },
  {
    name: 'admin',
    tenant: 'business',
    shows: 'account administrator',
    firstName: 'Ruth',
    lastName: 'Adler',
    accountNumber: '10024501',
    permissions: ['H_MU', 'H_SB', 'H_R', 'H_SAM', 'H_CM', 'H_SSD', 'H_EBL', 'H_AR', 'H_SL'],
  },
  {
    name: 'sso',
    tenant: 'business',
    shows: 'single sign-on user',
    firstName: 'Jonas',
    lastName: 'Weiss',
    accountNumber: '10024505',
    organization: 'Northlake University',
    routeType: 'SBA',
    permissions: BUYER,
    flow: 'SAML',
  },
  {
    name: 'rep',
    tenant: 'business',
    shows: 'customer-service representative, acts for shoppers',
    firstName: 'Elena',
    lastName: 'Petrova',
    flow: 'CSR',
  },
  {
    name: 'mvp',
    tenant: 'business',
    shows: 'MVP flow',
    firstName: 'Marcus',
    lastName: 'Bell',
    accountNumber: '10024506',
    organization: 'Bell & Daughters',
    routeType: 'SBA',
    permissions: BUYER,
    flow: 'MVP',
  },
  {
    name: 'hit',
    tenant: 'business',
    shows: 'route type HIT',
    firstName: 'Yuki',
    lastName: 'Tanaka',
    accountNumber: '10024507',
    organization: 'Tanaka Imaging',
    routeType: 'HIT',
    permissions: [...BUYER, 'HNP', 'HPP'],
  },
  {
    name: 'sws',
    tenant: 'business',
    shows: 'route type SWS',
    firstName: 'Rosa',
    lastName: 'Delgado',
    accountNumber: '10024508',
    organization: 'Delgado Supply',
    routeType: 'SWS',
    permissions: BUYER,
  },
  {
    name: 'ediv',
    tenant: 'business',
    shows: 'route type EDIV; every order needs a budget center or purchase order; buys without tax',
    firstName: 'Paul',
    lastName: 'Mensah',
    accountNumber: '10024509',
    organization: 'Mensah Schools',
    routeType: 'EDIV',
    permissions: [...BUYER, 'PO_REQUIRED', 'TAX_EXEMPT', 'ACCOUNT_BILLING'],
  },
  {
    name: 'wfc',
    tenant: 'business',
    shows: 'route type WFC',
    firstName: 'Anna',
    lastName: 'Kowalski',
    accountNumber: '10024510',
    organization: 'Kowalski Warehousing',
    routeType: 'WFC',
    permissions: BUYER,
  },
  {
    name: 'southwest',
    tenant: 'business',
    shows: 'route type southwest',
    firstName: 'Diego',
    lastName: 'Fuentes',
    accountNumber: '10024511',
    organization: 'Fuentes Builders',
    routeType: 'southwest',
    permissions: BUYER,
  },
  {
    name: 'plain',
    tenant: 'business',
    shows: 'route type default',
    firstName: 'Olga',
    lastName: 'Ivanova',
    accountNumber: '10024512',
    organization: 'Ivanova Consulting',
    routeType: 'default',
    permissions: BUYER,
  },
];
