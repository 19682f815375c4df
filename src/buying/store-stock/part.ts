import { storeStockContract } from '#buying/store-stock/contract';
import { storeStockHandlers, type StoreStockFacts } from '#buying/store-stock/server';
import { answers, type Part } from '#platform/part';

export function storeStockPart(needs: StoreStockFacts): Part {
  return { calls: [answers(storeStockContract, storeStockHandlers(needs))] };
}
