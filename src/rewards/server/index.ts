export { rewardsHandlers } from './rewards-handlers.ts';
