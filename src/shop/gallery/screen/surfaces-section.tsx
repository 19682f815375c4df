// Drawers, dialogs, toasts and the undo row of the gallery.
import { useState } from 'react';
import { sections, surfaces, words } from '../fixtures.ts';
import styles from './gallery.module.css';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Dialog } from '#ui/kit/dialog';
import { Menu } from '#ui/kit/menu';
import { Table } from '#ui/kit/table';
import { TextAction } from '#ui/kit/text-action';
import { ToastRegion } from '#ui/kit/toast-region';
import type { ToastRegionProps } from '#ui/kit/toast-region';
import { UndoRow } from '#ui/kit/undo-row';
import { AddedDrawer, AddressDrawer } from './surface-drawers.tsx';

type Surface = 'drawer' | 'form' | 'dialog' | 'wide' | 'removed' | null;

export function SurfacesSection() {
  const [open, setOpen] = useState<Surface>(null);
  const [toasts, setToasts] = useState<ToastRegionProps['toasts']>([]);
  const close = () => setOpen(null);
  const notify = (toast: Omit<ToastRegionProps['toasts'][number], 'id'>) =>
    setToasts((shown) => [...shown, { ...toast, id: String(shown.length + 1) }]);
  const toast = () => notify({ text: surfaces.toast, action: { label: surfaces.viewCart, to: '/gallery' } });
  return (
    <Card id="surfaces">
      <h2>{sections.surfaces}</h2>
      <div className={styles.stack}>
        <OpenButtons onOpen={setOpen} onToast={toast} onError={() => notify({ text: surfaces.toastError, tone: 'bad' })} />
        <Menu label={surfaces.more}>
          <TextAction onClick={toast}>{surfaces.showToast}</TextAction>
          <TextAction to="/gallery">{surfaces.viewCart}</TextAction>
        </Menu>
        {open === 'removed' && (
          <UndoRow undoLabel={words.undo} onUndo={close} onExpire={close}>
            {surfaces.removed}
          </UndoRow>
        )}
      </div>
      <AddedDrawer open={open === 'drawer'} onClose={close} onToast={toast} />
      <AddressDrawer open={open === 'form'} onClose={close} />
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={surfaces.question}
        closeLabel={words.close}
        actions={
          <Button variant="danger" onClick={close}>
            {surfaces.removeList}
          </Button>
        }
      >
        {surfaces.questionBody}
      </Dialog>
      <Dialog open={open === 'wide'} onClose={close} title={surfaces.plans} closeLabel={words.close} size="wide">
        <Plans />
      </Dialog>
      <ToastRegion
        label={words.notifications}
        dismissLabel={words.dismiss}
        toasts={toasts}
        onDismiss={(id) => setToasts((shown) => shown.filter((each) => each.id !== id))}
      />
    </Card>
  );
}

interface OpenButtonsProps {
  readonly onOpen: (surface: Surface) => void;
  readonly onToast: () => void;
  readonly onError: () => void;
}

const OpenButtons = ({ onOpen, onToast, onError }: OpenButtonsProps) => (
  <div className={styles.row}>
    <Button onClick={() => onOpen('drawer')}>{surfaces.openDrawer}</Button>
    <Button onClick={() => onOpen('form')}>{surfaces.openForm}</Button>
    <Button onClick={() => onOpen('dialog')}>{surfaces.openDialog}</Button>
    <Button onClick={() => onOpen('wide')}>{surfaces.openWide}</Button>
    <Button onClick={onToast}>{surfaces.showToast}</Button>
    <Button onClick={onError}>{surfaces.showError}</Button>
    <Button onClick={() => onOpen('removed')}>{surfaces.removeLine}</Button>
  </div>
);

/** Wider than its container: scrolls inside the dialog, never the page. */
const Plans = () => (
  <Table
    caption={surfaces.plans}
    rows={surfaces.planRows}
    keyOf={(row) => row.id}
    columns={[
      { id: 'what', label: surfaces.planWhat, heads: true, cell: (row) => row.what },
      { id: 'select', label: 'SELECT', cell: (row) => row.select },
      { id: 'premium', label: 'PREMIUM', cell: (row) => row.premium },
    ]}
  />
);
