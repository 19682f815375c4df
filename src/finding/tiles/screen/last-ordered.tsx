import { useTileFacts } from './tile-facts.tsx';

/** On the business site: when this buyer last ordered it, once that is known. Its place is kept free, or takes no room. */
export const LastOrdered = ({ itemId }: { readonly itemId: string }) => useTileFacts(itemId)?.ordered ?? null;
