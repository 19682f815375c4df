import { marketingFormsContract } from '#around/marketing-forms/contract';
import {
  forgetMarketingBefore,
  marketingHandlers,
  marketingPersonalData,
  MARKETING_KEPT_DAYS,
  type MarketingFacts,
} from '#around/marketing-forms/server';
import { answers, type Part } from '#platform/part';
import { daysBefore } from '#platform/upkeep';

export function marketingFormsPart(needs: MarketingFacts): Part {
  return {
    calls: [answers(marketingFormsContract, marketingHandlers(needs))],
    personalData: marketingPersonalData,
    upkeep: (db, now) => forgetMarketingBefore(db, daysBefore(now, MARKETING_KEPT_DAYS)),
  };
}
