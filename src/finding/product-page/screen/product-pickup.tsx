// Dialog of nearby stores with their stock and pickup time (CAT-8). The chosen store becomes the shopper's own, and pickup becomes the delivery
// method.
import { catalogWords } from '#goods/catalog/words';
import { StorePicker, usePlace } from '#goods/stores/screen';
import { usePaths, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { useSurface } from '#ui/page/use-surface';

export interface ProductPickupProps {
  readonly itemId: string;
  readonly onChoose: () => void;
}

export function ProductPickup({ itemId, onChoose }: ProductPickupProps) {
  const t = useWords(catalogWords);
  const paths = usePaths();
  const { storeNumber } = usePlace();
  const { used, open, show, close } = useSurface();
  const choose = (): Promise<void> => {
    onChoose();
    return Promise.resolve();
  };
  return (
    <>
      <TextAction to={paths.stores()} aria-haspopup="dialog" onClick={show}>
        {t('pickupToday')}
      </TextAction>
      {used && (
        <StorePicker open={open} onClose={close} items={[{ itemId, qty: 1 }]} chosen={storeNumber} own={storeNumber} onChoose={choose} />
      )}
    </>
  );
}
