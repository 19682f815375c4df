import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { SignOutIcon } from '#ui/kit/icons';
import styles from './mobile-menu.module.css';

/** Signs out from the phone menu; `to` is the account page, whose action does it. */
export const SignOutRow = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <li>
    <Form method="post" action={to} reloadDocument data-ends-session="">
      <button type="submit">
        <span className={styles.mark}>
          <SignOutIcon />
        </span>
        {children}
      </button>
    </Form>
  </li>
);
