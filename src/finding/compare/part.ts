import { compareContract } from '#finding/compare/contract';
import { compareHandlers, type CompareFacts } from '#finding/compare/server';
import { answers, type Part } from '#platform/part';

export function comparePart(needs: CompareFacts): Part {
  return { calls: [answers(compareContract, compareHandlers(needs))] };
}
