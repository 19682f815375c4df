// Switches the texts of the shop to Spanish and back.
import { Form } from 'react-router';
import { accountsWords } from '#people/accounts/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { useWords } from '#ui/page/shop';
import styles from './account.module.css';

export function SpanishModeCard({ isOn }: { readonly isOn: boolean }) {
  const t = useWords(accountsWords);
  return (
    <Card aria-labelledby="spanish">
      <h2 id="spanish" lang="es" className={styles.title}>
        {t('spanishMode')}
      </h2>
      <p className={styles.text}>{t('spanishLead')}</p>
      <Form method="post" reloadDocument>
        <input type="hidden" name="intent" value="language" />
        <input type="hidden" name="spanish" value={isOn ? 'off' : 'on'} />
        <Button type="submit" size="small">
          {t(isOn ? 'turnOff' : 'turnOn')}
        </Button>
      </Form>
    </Card>
  );
}
