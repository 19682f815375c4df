// A drawer that asks for something: fields in the body, one main button in the foot.
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Drawer } from './drawer.tsx';
import type { DrawerProps } from './drawer.tsx';
import styles from './form-drawer.module.css';
import { Message } from './message.tsx';

export interface FormDrawerProps extends Omit<DrawerProps, 'foot' | 'done'> {
  /** Verb and object: "Save address". */
  readonly submitLabel: ReactNode;
  /** The fields as the form holds them. */
  readonly onSubmit: (data: FormData) => void;
  /** The answer is on its way: the button turns, a second press does nothing. */
  readonly busy?: boolean | undefined;
  /** What stopped the form as a whole; what is wrong with one field stands at the field. */
  readonly error?: ReactNode;
  /** A second, plain button before the main one, such as Cancel. */
  readonly second?: ReactNode;
}

export function FormDrawer({ submitLabel, onSubmit, busy, error, second, children, ...drawer }: FormDrawerProps) {
  const formId = useId();
  const foot = (
    <div className={styles.actions}>
      <Button type="submit" form={formId} variant="primary" wide busy={busy}>
        {submitLabel}
      </Button>
      {second}
    </div>
  );
  return (
    <Drawer {...drawer} foot={foot}>
      <form
        id={formId}
        className={styles.form}
        // Our own words say what is missing, beside the field and in the page's language.
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit(new FormData(event.currentTarget));
        }}
      >
        <div aria-live="polite">{error && <Message tone="bad">{error}</Message>}</div>
        {children}
      </form>
    </Drawer>
  );
}
