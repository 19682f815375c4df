export { DEMO_ACCOUNTS, ensureDemoAccounts, type DemoAccount } from './demo-accounts.ts';
export { loadDemoCatalogue } from './load-catalogue.ts';
