import { buyAgainContract } from '#finding/buy-again/contract';
import { buyAgainHandlers, type BuyAgainFacts } from '#finding/buy-again/server';
import { answers, type Part } from '#platform/part';

export function buyAgainPart(needs: BuyAgainFacts): Part {
  return { calls: [answers(buyAgainContract, buyAgainHandlers(needs))] };
}
