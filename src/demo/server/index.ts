export { DEMO_ACCOUNTS, type DemoAccount } from './demo-accounts.ts';
export { ensureDemoAccounts } from './ensure-demo-accounts.ts';
export { loadDemoCatalogue } from './load-catalogue.ts';
