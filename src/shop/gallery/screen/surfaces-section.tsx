// Drawers, dialogs, toasts and the undo row of the gallery.
import { useState } from 'react';
import { sections, surfaces, words } from '../fixtures.ts';
import styles from './gallery.module.css';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Dialog } from '#ui/kit/dialog';
import { Drawer } from '#ui/kit/drawer';
import { Field } from '#ui/kit/field';
import { FormDrawer } from '#ui/kit/form-drawer';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { Price } from '#ui/kit/price';
import { Table } from '#ui/kit/table';
import { TextInput } from '#ui/kit/text-input';
import { ToastRegion } from '#ui/kit/toast-region';
import type { ToastRegionProps } from '#ui/kit/toast-region';
import { UndoRow } from '#ui/kit/undo-row';

type Surface = 'drawer' | 'form' | 'dialog' | 'wide' | 'removed' | null;

export function SurfacesSection() {
  const [open, setOpen] = useState<Surface>(null);
  const [toasts, setToasts] = useState<ToastRegionProps['toasts']>([]);
  const close = () => setOpen(null);
  const tell = (toast: Omit<ToastRegionProps['toasts'][number], 'id'>) =>
    setToasts((shown) => [...shown, { ...toast, id: String(shown.length + 1) }]);
  const toast = () => tell({ text: surfaces.toast, action: { label: surfaces.viewCart, to: '/gallery' } });
  return (
    <Card id="surfaces">
      <h2>{sections.surfaces}</h2>
      <div className={styles.stack}>
        <div className={styles.row}>
          <Button onClick={() => setOpen('drawer')}>{surfaces.openDrawer}</Button>
          <Button onClick={() => setOpen('form')}>{surfaces.openForm}</Button>
          <Button onClick={() => setOpen('dialog')}>{surfaces.openDialog}</Button>
          <Button onClick={() => setOpen('wide')}>{surfaces.openWide}</Button>
          <Button onClick={toast}>{surfaces.showToast}</Button>
          <Button onClick={() => tell({ text: surfaces.toastError, tone: 'bad' })}>{surfaces.showError}</Button>
          <Button onClick={() => setOpen('removed')}>{surfaces.removeLine}</Button>
        </div>
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

interface OpenProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const AddedDrawer = ({ open, onClose, onToast }: OpenProps & { readonly onToast: () => void }) => (
  <Drawer
    open={open}
    onClose={onClose}
    title={surfaces.added}
    done
    closeLabel={words.close}
    foot={
      <>
        <div className={styles.between}>
          <span>{surfaces.subtotal}</span>
          <Price now={surfaces.subtotalAmount} />
        </div>
        <LinkButton to="/gallery?from=drawer" variant="primary" wide>
          {surfaces.viewCart}
        </LinkButton>
        <Button wide onClick={onToast}>
          {surfaces.showToast}
        </Button>
      </>
    }
  >
    <p>{surfaces.addedBody}</p>
  </Drawer>
);

function AddressDrawer({ open, onClose }: OpenProps) {
  const [refused, setRefused] = useState(false);
  return (
    <FormDrawer open={open} onClose={onClose} title={surfaces.address} closeLabel={words.close}>
      <form
        className={styles.stack}
        // Our own messages replace the browser's, in the page's language.
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (new FormData(event.currentTarget).get('street')) onClose();
          else setRefused(true);
        }}
      >
        <div aria-live="polite">{refused && <Message tone="bad">{surfaces.formError}</Message>}</div>
        <Field label={surfaces.street}>
          <TextInput name="street" autoComplete="address-line1" />
        </Field>
        <Field label={surfaces.city}>
          <TextInput name="city" autoComplete="address-level2" />
        </Field>
        <Button type="submit" variant="primary" wide>
          {surfaces.saveAddress}
        </Button>
      </form>
    </FormDrawer>
  );
}
