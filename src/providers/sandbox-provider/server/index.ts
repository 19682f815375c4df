export type { Store } from './books.ts';
export { openSandbox, type Sandbox } from './open-sandbox.ts';
export type { Receiver } from './send-payment-events.ts';
