import { cartWords } from '#buying/cart/words';
import { savedWords } from '#buying/saved-for-later/words';
import { useWords } from '#ui/page/shop';
import { Trans } from '#ui/page/trans';
import type { RemovedLine } from '#buying/cart/screen';

/** "Removed Glide gel pens (2)", or that the item was saved for later. */
export function RemovedNotice({ line: { name, qty, movedTo } }: { readonly line: RemovedLine }) {
  const say = useWords(savedWords);
  if (movedTo !== undefined) return say('savedRow', { name });
  return <Trans id={`${cartWords.name}.removed`} values={{ name, n: qty }} components={{ b: <b /> }} />;
}
