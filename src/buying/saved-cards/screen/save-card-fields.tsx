// Fields below a new card: whether to save it in the account, and its name (PAY-2, PAY-3).
import { useState } from 'react';
import { MAX_NICKNAME } from '#buying/payment/rules';
import { MOST_CARDS } from '#buying/saved-cards/rules';
import { savedCardsWords } from '#buying/saved-cards/words';
import { Checkbox } from '#ui/kit/checkbox';
import { Field } from '#ui/kit/field';
import { useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import styles from './save-card-fields.module.css';

/** Field names, which `savingOf` reads. */
const [SAVE, NICKNAME] = ['saveCard', 'cardName'];

export interface SaveCardFieldsProps {
  /** How many more cards the account may save. */
  readonly room: number;
}

export function SaveCardFields({ room }: SaveCardFieldsProps) {
  const t = useWords(savedCardsWords);
  const [isSaved, setSaved] = useState(false);
  if (room === 0) return <p className={styles.full}>{t('SAVED_CARD_LIMIT_REACHED', { most: MOST_CARDS })}</p>;
  return (
    <div className={styles.saving}>
      <Checkbox name={SAVE} checked={isSaved} onChange={(event) => setSaved(event.target.checked)} label={t('saveWithAccount')} />
      {isSaved && <CardNameField value="" />}
    </div>
  );
}

export function CardNameField({ value }: { readonly value: string }) {
  const t = useWords(savedCardsWords);
  return (
    <Field id="cardName" label={t('nickname')} optional={t('optional')} hint={t('nicknameHint', { most: MAX_NICKNAME })}>
      <TextInput name={NICKNAME} defaultValue={value} maxLength={MAX_NICKNAME} autoComplete="off" />
    </Field>
  );
}

/** The saving options of a posted form, in the fields of §7. */
export function savingOf(form: FormData) {
  const nickname = form.get(NICKNAME);
  return {
    ...(form.get(SAVE) === 'on' ? { profilePayment: true as const } : {}),
    ...(typeof nickname === 'string' ? { userNotes: nickname.slice(0, 200) } : {}),
  };
}
