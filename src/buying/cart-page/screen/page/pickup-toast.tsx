import { deliveryWords } from '#goods/delivery/words';
import { useWords } from '#ui/page/shop';
import { ToastRegion } from '#ui/kit/toast-region';
import { dismissPickupChanges, usePickupChanges } from '../line/pickup-notice.ts';

const PARTS = ['added', 'modified', 'removed'] as const;
const WORDS = { added: 'pickupAdded', modified: 'pickupModified', removed: 'pickupRemoved' } as const;

/** "2 items will be picked up · 1 item moved to another store". */
export function PickupToast() {
  const t = useWords(deliveryWords);
  const changes = usePickupChanges();
  const texts = changes === null ? [] : PARTS.filter((part) => changes[part] > 0).map((part) => t(WORDS[part], { n: changes[part] }));
  return (
    <ToastRegion
      label={t('notifications')}
      dismissLabel={t('dismiss')}
      toasts={texts.length === 0 ? [] : [{ id: texts.join(), text: texts.join(' · ') }]}
      onDismiss={dismissPickupChanges}
    />
  );
}
