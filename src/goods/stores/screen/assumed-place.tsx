// Says which place the page assumes, the same as the header, and how to change it.
import { storesWords } from '#goods/stores/words';
import { Hint } from '#ui/kit/hint';
import { PlaceIcon } from '#ui/kit/icons';
import { usePaths, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { useSurface } from '#ui/page/use-surface';
import { PlaceDialog } from './place-dialog-lazy.tsx';

export interface AssumedPlaceProps {
  /** "Framingham, MA 01702", or the ZIP code alone. */
  readonly place: string;
  /** The search field beside it takes the shopper's own place, so there is no second form. */
  readonly hasField?: boolean;
}

export function AssumedPlace({ place, hasField = false }: AssumedPlaceProps) {
  const t = useWords(storesWords);
  const paths = usePaths();
  const { used, open, show, close } = useSurface();
  return (
    <>
      <Hint icon={<PlaceIcon />}>
        <b>{t('storesNear', { place })}</b> {t('notYours')}{' '}
        {hasField ? (
          t('typeYours')
        ) : (
          <TextAction to={paths.place({ back: paths.stores() })} rel="nofollow" aria-haspopup="dialog" onClick={show}>
            {t('changeZip')}
          </TextAction>
        )}
      </Hint>
      {used && <PlaceDialog open={open} onClose={close} />}
    </>
  );
}
