import { useTileFacts } from './personal-facts-provider.tsx';

/** On the business site: when this buyer last ordered the product, once known. Its line is either reserved or takes no room. */
export const LastOrdered = ({ itemId }: { readonly itemId: string }) => useTileFacts(itemId)?.ordered ?? null;
