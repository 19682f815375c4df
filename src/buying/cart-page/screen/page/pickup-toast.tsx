import { deliveryWords } from '#goods/delivery/words';
import { useWords } from '#ui/page/shop';
import { ToastRegion } from '#ui/kit/toast-region';
import { forgetPickupTold, usePickupTold } from '../line/pickup-notice.ts';

const PARTS = ['added', 'modified', 'removed'] as const;
const WORDS = { added: 'pickupAdded', modified: 'pickupModified', removed: 'pickupRemoved' } as const;

/** "2 items will be picked up · 1 item moved to another store". */
export function PickupToast() {
  const t = useWords(deliveryWords);
  const told = usePickupTold();
  const said = told === null ? [] : PARTS.filter((part) => told[part] > 0).map((part) => t(WORDS[part], { n: told[part] }));
  return (
    <ToastRegion
      label={t('notifications')}
      dismissLabel={t('dismiss')}
      toasts={said.length === 0 ? [] : [{ id: said.join(), text: said.join(' · ') }]}
      onDismiss={forgetPickupTold}
    />
  );
}
