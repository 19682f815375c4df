import { productPageContract } from '#finding/product-page/contract';
import { productPageHandlers, type ProductPageFacts } from '#finding/product-page/server';
import { answers, type Part } from '#platform/part';

export function productPagePart(needs: ProductPageFacts): Part {
  return { calls: [answers(productPageContract, productPageHandlers(needs))] };
}
