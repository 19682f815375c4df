import { quickOrderWords } from '#buying/quick-order/words';
import { Drawer } from '#ui/kit/drawer';
import { useWords } from '#ui/page/shop';
import { QuickOrderForm } from './quick-order-form.tsx';

export interface QuickOrderDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Quick order above another page (ATC-6); typed text stays while that page does. */
export function QuickOrderDrawer({ open, onClose }: QuickOrderDrawerProps) {
  const t = useWords(quickOrderWords);
  return (
    <Drawer open={open} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <QuickOrderForm narrow />
    </Drawer>
  );
}
