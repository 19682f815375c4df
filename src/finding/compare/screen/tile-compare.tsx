// The compare box of a tile (CAT-5). Before hydration it belongs to the list's form, which opens the comparison.
import { catalogWords } from '#goods/catalog/words';
import type { ShownTile } from '#finding/tiles/screen';
import { tick, useCompared } from './compare-marks.ts';
import { Checkbox } from '#ui/kit/checkbox';
import { useWords } from '#ui/page/shop';

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
