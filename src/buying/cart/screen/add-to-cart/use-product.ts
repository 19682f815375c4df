// Loads a product as its page shows it, for surfaces that offer alternatives.
import { useEffect, useState } from 'react';
import type { Static } from 'typebox';
import type { productCalls } from '#goods/catalog/contract';
import { isRefusal } from '#base/outcome/rules';
import { caller } from '#ui/page/call';

type Product = Static<(typeof productCalls)['GET /api/product/:itemId']['reply']>;

const call = caller<typeof productCalls>();

/** undefined while loading; null when unavailable. */
export function useProduct(itemId: string): Product | null | undefined {
  const [product, setProduct] = useState<Product | null | undefined>(undefined);
  useEffect(() => {
    let current = true;
    void call('GET /api/product/:itemId', { params: { itemId: itemId.slice(0, 60) } }).then((reply) => {
      if (current) setProduct(isRefusal(reply) ? null : reply);
    });
    return () => {
      current = false;
    };
  }, [itemId]);
  return product;
}
