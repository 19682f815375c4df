// Changes the address or store, or the delivery type, of a whole group (DLV-3).
import type { LineGroup } from '#buying/cart/rules';
import { cartWords } from '#buying/cart/words';
import { PlaceDialog } from '#goods/stores/screen';
import { usePaths, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { useSurface } from '#ui/page/use-surface';
import { GroupDeliverySwitch } from './group-delivery-switch.tsx';
import styles from './cart-groups.module.css';
import { PickUp } from '../line/line-delivery-switch.tsx';
import { type Grouped, waitsForStore } from './line-groups.ts';

/** Changes the address or store, or the delivery type, of the whole group. */
export function ChangeGroup({ group }: { readonly group: LineGroup<Grouped> }) {
  return (
    <span className={styles.change}>
      <ChangePlace group={group} />
      <GroupDeliverySwitch items={group.lines.map(({ item }) => item)} />
    </span>
  );
}

function ChangePlace({ group: own }: { readonly group: LineGroup<Grouped> }) {
  const { storeNumber, lines } = own;
  const t = useWords(cartWords);
  const paths = usePaths();
  const { used, open, show, close } = useSurface();
  if (storeNumber !== null || waitsForStore(own))
    return <PickUp items={lines.map(({ item }) => item)} label={t(storeNumber === null ? 'chooseStore' : 'changeStore')} />;
  return (
    <>
      <TextAction to={paths.place()} rel="nofollow" aria-haspopup="dialog" onClick={show}>
        {t('changePlace')}
      </TextAction>
      {used && <PlaceDialog open={open} onClose={close} />}
    </>
  );
}
