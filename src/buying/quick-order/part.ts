import { quickOrderContract } from '#buying/quick-order/contract';
import { quickOrderHandlers, serveSampleFile, type QuickOrderFacts } from '#buying/quick-order/server';
import { answers, type Part } from '#platform/part';

export function quickOrderPart(needs: QuickOrderFacts): Part {
  return { calls: [answers(quickOrderContract, quickOrderHandlers(needs))], serve: serveSampleFile };
}
