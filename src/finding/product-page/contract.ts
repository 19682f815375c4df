// A product's page (CAT-2). The call is in the catalogue's contract because the cart and tiles use it, too.
import { productCalls } from '#goods/catalog/contract';

export const productPageContract = productCalls;
