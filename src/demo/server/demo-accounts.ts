// One account of every shopper kind (APP-4), one per route type (APP-13) and one that buys its contract only. Demo only.
import type { DemoAccount } from './demo-account.ts';
import { DEMO_CONSUMERS } from './demo-consumers.ts';
import { DEMO_MEMBERS } from './demo-members.ts';

export type { DemoAccount } from './demo-account.ts';

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [...DEMO_CONSUMERS, ...DEMO_MEMBERS];
