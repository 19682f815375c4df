// What a product's page shows (CAT-2). The call stands with the catalogue's, because the cart and tiles make it, too.
import { productCalls } from '#goods/catalog/contract';

export const productPageContract = productCalls;
