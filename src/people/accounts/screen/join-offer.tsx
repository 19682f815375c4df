// The end of the form that opens an account, for somebody whose colleagues order for an organization here: ask to join it, or open one of their own.
import { accountsWords } from '#people/accounts/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { TextArea } from '#ui/kit/text-area';
import { useWords } from '#ui/page/shop';
import styles from './narrow.module.css';

interface JoinOfferProps {
  /** The organization of colleagues. */
  readonly joins: string;
  /** The one that would be opened. */
  readonly company: string;
  readonly busy: boolean;
}

export function JoinOffer({ joins, company, busy }: JoinOfferProps) {
  const t = useWords(accountsWords);
  return (
    <>
      <div>
        <h2>{t('openJoinTitle', { joins })}</h2>
        <p className={styles.offer}>{t('openJoinLead', { joins })}</p>
      </div>
      <Field label={t('openJoinMessage', { joins })} optional={t('optional')}>
        <TextArea name="message" rows={3} maxLength={500} />
      </Field>
      <Button type="submit" name="asksToJoin" value="yes" variant="primary" wide busy={busy}>
        {t('openAsk')}
      </Button>
      <Button type="submit" wide>
        {t('openOwn', { company })}
      </Button>
    </>
  );
}
