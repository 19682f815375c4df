export { DEMO_ACCOUNTS, ensureDemoAccounts, type DemoAccount } from './demo-accounts.ts';
export { loadCatalogue, loadDemoCatalogue, type CatalogueData } from './load-catalogue.ts';
