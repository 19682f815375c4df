import { useTileFacts } from './personal-facts-provider.tsx';

/** On the business site: when this buyer last ordered the product, once known. It appears late without moving the page: its line is reserved or has no height. */
export const LastOrdered = ({ itemId }: { readonly itemId: string }) => useTileFacts(itemId)?.ordered ?? null;
