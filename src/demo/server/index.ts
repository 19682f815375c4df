export { DEMO_ACCOUNTS, ensureDemoAccounts, type DemoAccount } from './demo-accounts.ts';
