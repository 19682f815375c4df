// Who it is, and why: the second half of acting for a shopper.
import type { FoundShopper } from '#people/representatives/contract';
import { ACTING_REASONS, LONGEST_NOTE } from '#people/representatives/rules';
import { representativesWords } from '#people/representatives/words';
import { Button } from '#ui/kit/button';
import { Choice, ChoiceGroup } from '#ui/kit/choice';
import { Field } from '#ui/kit/field';
import { AccountIcon } from '#ui/kit/icons';
import { Select } from '#ui/kit/select';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import styles from './act-for.module.css';
import { reasonWord } from './reason-word.ts';

const FOUND_BY = { number: 'byNumber', email: 'byEmail', order: 'byOrder', organization: 'byOrganization' } as const;

interface ActForFormProps {
  readonly typed: { readonly find: string; readonly profileId: string; readonly reason: string; readonly note: string };
  readonly shoppers: readonly FoundShopper[];
  readonly noteProblem: string | undefined;
}

export function ActForForm({ typed, shoppers, noteProblem }: ActForFormProps) {
  const t = useWords(representativesWords);
  const [first] = shoppers;
  const only = shoppers.length === 1 ? first : undefined;
  return (
    <form method="post" className={styles.form} noValidate>
      <input type="hidden" name="intent" value="act" />
      <input type="hidden" name="find" value={typed.find} />
      <ChoiceGroup legend={t('chooseShopper')}>
        {shoppers.map(({ profileId, name, customerNumber, organization, by }) => (
          <Choice
            key={profileId}
            name="profileId"
            value={profileId}
            title={name}
            icon={<AccountIcon />}
            trail={t(FOUND_BY[by])}
            defaultChecked={only !== undefined || typed.profileId === profileId}
            required
          >
            {[customerNumber, organization].filter((text) => text !== '').join(' · ')}
          </Choice>
        ))}
      </ChoiceGroup>
      <Field label={t('why')}>
        <Select
          name="reason"
          defaultValue={typed.reason === '' ? 'order' : typed.reason}
          options={ACTING_REASONS.map((reason) => ({ value: reason, label: t(reasonWord(reason)) }))}
        />
      </Field>
      <Field label={t('note')} hint={t('noteHint')} error={noteProblem}>
        <TextInput name="note" defaultValue={typed.note} maxLength={LONGEST_NOTE} autoComplete="off" required />
      </Field>
      <p className={styles.terms}>{t('terms')}</p>
      <Button type="submit" variant="primary">
        {only === undefined ? t('actForChosen') : t('actFor', { name: only.firstName || only.name })}
      </Button>
    </form>
  );
}
