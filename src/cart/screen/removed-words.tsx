import { cartWords } from '#cart/words';
import { savedWords } from '#saved-for-later/words';
import { useWords } from '#ui/shop';
import { Trans } from '#ui/trans';
import type { RemovedLine } from './cart-slice.ts';

/** "Removed Glide gel pens (2)", or that it was put aside. */
export function RemovedWords({ line: { name, qty, listItemId } }: { readonly line: RemovedLine }) {
  const say = useWords(savedWords);
  if (listItemId !== undefined) return say('savedRow', { name });
  return <Trans id={`${cartWords.name}.removed`} values={{ name, n: qty }} components={{ b: <b /> }} />;
}
