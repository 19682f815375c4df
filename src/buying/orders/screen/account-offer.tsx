// After a guest's order: the offer of an account, and what to do once it is requested (CHK-4).
import { Form, useNavigation } from 'react-router';
import { ordersWords } from '#buying/orders/words';
import { MIN_PASSWORD_LENGTH } from '#people/sessions/rules';
import { CheckMail, PasswordInput } from '#people/sessions/screen';
import { sessionsWords } from '#people/sessions/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Field } from '#ui/kit/field';
import { useWords } from '#ui/page/shop';
import styles from './confirmation.module.css';

export function AccountRequested({ email, again }: { readonly email: string; readonly again: { readonly problem: string } | undefined }) {
  const busy = useNavigation().state === 'submitting';
  return (
    <Card aria-labelledby="account-offer" className={styles.account}>
      <CheckMail heading="h2" id="account-offer" email={email} again={again} busy={busy} />
    </Card>
  );
}

export function AccountOffer({ problem }: { readonly problem: string | undefined }) {
  const t = useWords(ordersWords);
  const say = useWords(sessionsWords);
  const busy = useNavigation().state === 'submitting';
  return (
    <Card aria-labelledby="account-offer" className={styles.account}>
      <h2 id="account-offer" className={styles.offer}>
        {t('accountTitle')}
      </h2>
      <p className={styles.offerLead}>{t('accountLead')}</p>
      <Form method="post" className={styles.form}>
        <Field label={t('accountPassword')} hint={say('passwordHint', { minimum: MIN_PASSWORD_LENGTH })} error={problem}>
          <PasswordInput name="password" autoComplete="new-password" showLabel={say('showPassword')} hideLabel={say('hidePassword')} />
        </Field>
        <Button type="submit" wide busy={busy}>
          {t('accountCreate')}
        </Button>
      </Form>
    </Card>
  );
}
