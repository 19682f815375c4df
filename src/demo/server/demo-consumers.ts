// Accounts of the consumer edition (APP-4).
import type { DemoAccount } from './demo-account.ts';

export const DEMO_CONSUMERS: readonly DemoAccount[] = [
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
];
