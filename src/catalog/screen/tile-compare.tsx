// The compare box of a tile (CAT-5). Until the page is awake it belongs to the list's form, which opens the comparison.
import { catalogWords } from '#catalog/words';
import { tick, useCompared } from '#compare/screen';
import { Checkbox } from '#ui/checkbox';
import { useWords } from '#ui/shop';
import type { ShownTile } from './shown-tile.ts';

/** Id of the form that a list's compare boxes belong to. */
export const COMPARE_FORM = 'compare-form';

export function TileCompare({ tile: { itemId, title } }: { readonly tile: ShownTile }) {
  const t = useWords(catalogWords);
  return (
    <Checkbox
      name="item"
      value={itemId}
      form={COMPARE_FORM}
      checked={useCompared(itemId)}
      onChange={(event) => void tick(itemId, event.currentTarget.checked)}
      label={
        <>
          {t('compare')}
          <span className="sr"> {t('aboutItem', { title })}</span>
        </>
      }
    />
  );
}
