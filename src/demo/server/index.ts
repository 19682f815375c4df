export { DEMO_ACCOUNTS, type DemoAccount } from './demo-accounts.ts';
export { placeDemoOrders } from './demo-orders.ts';
export { addDemoProcurement } from './demo-procurement.ts';
export { ensureDemoAccounts } from './ensure-demo-accounts.ts';
export { loadDemoCatalogue } from './load-catalogue.ts';
