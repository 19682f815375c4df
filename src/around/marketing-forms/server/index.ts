export { marketingHandlers, type MarketingFacts } from './marketing-handlers.ts';
export { FORGET_REQUESTS } from './marketing-queries.ts';
export { marketingPersonalData, marketingRequestsSince } from './marketing-requests.ts';
