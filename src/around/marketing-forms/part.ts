import { marketingFormsContract } from '#around/marketing-forms/contract';
import { FORGET_REQUESTS, marketingHandlers, marketingPersonalData, type MarketingFacts } from '#around/marketing-forms/server';
import { answers, type Part } from '#platform/part';

export function marketingFormsPart(needs: MarketingFacts): Part {
  return {
    calls: [answers(marketingFormsContract, marketingHandlers(needs))],
    personalData: marketingPersonalData,
    keeps: [{ what: 'requests of marketing forms', days: 365, since: 'they were sent', forget: FORGET_REQUESTS }],
  };
}
