// The form of the sign-in and new-account pages: posts to its page, with or without JavaScript (USR-8).
import { Form, useNavigation } from 'react-router';
import { AccountFields, type AccountFieldsProps } from './account-fields.tsx';
import styles from './account-form.module.css';

export interface AccountFormProps extends Omit<AccountFieldsProps, 'busy' | 'back' | 'onPasskey'> {
  /** Where to go afterwards; the server allows only addresses of this site. */
  readonly back: string;
}

export function AccountForm({ back, ...fields }: AccountFormProps) {
  const busy = useNavigation().state === 'submitting';
  return (
    <Form method="post" className={styles.form} noValidate>
      <input type="hidden" name="back" value={back} />
      <AccountFields {...fields} back={back} busy={busy} />
    </Form>
  );
}
