// The drawers of the gallery: a result, and a form.
import { useState } from 'react';
import { surfaces, words } from '../fixtures.ts';
import styles from './gallery.module.css';
import { Button } from '#ui/kit/button';
import { Drawer } from '#ui/kit/drawer';
import { Field } from '#ui/kit/field';
import { FormDrawer } from '#ui/kit/form-drawer';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { Price } from '#ui/kit/price';
import { TextInput } from '#ui/kit/text-input';

interface OpenProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export const AddedDrawer = ({ open, onClose, onToast }: OpenProps & { readonly onToast: () => void }) => (
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

export function AddressDrawer({ open, onClose }: OpenProps) {
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
