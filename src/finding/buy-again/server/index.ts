export { buyAgainHandlers, type BuyAgainFacts } from './buy-again-handlers.ts';
