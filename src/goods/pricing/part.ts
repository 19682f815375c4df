import type { Contracts } from '#goods/pricing/server';
import type { Part } from '#platform/part';

export function pricingPart(contracts: Contracts): Part {
  return { close: () => contracts.close() };
}
