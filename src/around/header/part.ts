import { headerContract } from '#around/header/contract';
import { headerHandlers, type HeaderFacts } from '#around/header/server';
import { answers, type Part } from '#platform/part';

export function headerPart(needs: HeaderFacts): Part {
  return { calls: [answers(headerContract, headerHandlers(needs))] };
}
