export { marketingHandlers, type MarketingFacts } from './marketing-handlers.ts';
export { forgetMarketingBefore, marketingPersonalData, marketingRequestsSince, MARKETING_KEPT_DAYS } from './marketing-requests.ts';
