// Whether people with an address of the organization's domains may ask to join it.
import { Form } from 'react-router';
import { organizationsWords } from '#people/organizations/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Checkbox } from '#ui/kit/checkbox';
import { Message } from '#ui/kit/message';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import type { Posted } from './posted.ts';
import styles from './people.module.css';

interface JoiningCardProps {
  readonly isAllowed: boolean;
  /** Proven ones. */
  readonly domains: readonly string[];
  /** What came of saving it. */
  readonly posted: Posted | undefined;
}

export function JoiningCard({ isAllowed, domains, posted }: JoiningCardProps) {
  const t = useWords(organizationsWords);
  const paths = usePaths();
  const { copyLocale } = useShop();
  const named = new Intl.ListFormat(copyLocale, { type: 'disjunction' }).format(domains);
  return (
    <Card aria-labelledby="joining">
      <h2 id="joining">{t('joining')}</h2>
      <p className={styles.text}>{domains.length === 0 ? t('joiningNoDomain') : t('joiningLead', { domains: named })}</p>
      {domains.length > 0 || isAllowed ? (
        <Form method="post" className={styles.form} preventScrollReset>
          <input type="hidden" name="intent" value="joining" />
          <Checkbox key={String(isAllowed)} name="allowed" defaultChecked={isAllowed} label={t('joiningAllow')} />
          {posted !== undefined && (
            <Message tone={posted.problem === null ? 'ok' : 'bad'} live>
              {posted.problem ?? t('rightsSaved')}
            </Message>
          )}
          <div className={styles.acts}>
            <Button type="submit">{t('saveJoining')}</Button>
          </div>
        </Form>
      ) : (
        <TextAction to={paths.signOnSettings()}>{t('joiningToDomains')}</TextAction>
      )}
    </Card>
  );
}
