// The most that people may order at once, one by one and by group (H_SAM).
import { Form } from 'react-router';
import type { Choices, LimitView, SavedRule } from '#buying/approval-rules/contract';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { Select } from '#ui/kit/select';
import { Table } from '#ui/kit/table';
import { TextAction } from '#ui/kit/text-action';
import { TextInput } from '#ui/kit/text-input';
import type { RuleSpeech } from './rule-sentence.tsx';
import styles from './rules.module.css';

/** "Dana Whitfield $500.00, Labs $250.00. 10 people have no limit." */
export function limitWords(limits: readonly LimitView[], withoutLimit: number, { t, money }: RuleSpeech): string {
  const named = limits.map(({ name, cents }) => `${name} ${money(cents)}`).join(', ');
  return `${named === '' ? '' : `${named}. `}${t('withoutLimit', { n: withoutLimit })}`;
}

/** Stands for a person or a group in a field. */
export const limitChoice = ({ subject, id }: Pick<LimitView, 'subject' | 'id'>): string => `${subject}:${id}`;

interface LimitsCardProps {
  readonly limits: readonly LimitView[];
  readonly withoutLimit: number;
  readonly choices: Choices;
  readonly isUsed: boolean;
  readonly mayChange: boolean;
  readonly problems: SavedRule['problems'];
  /** What was typed when it was refused. */
  readonly typed: { readonly whose: string; readonly amount: string } | null;
  readonly speech: RuleSpeech;
}

export function LimitsCard({ limits, withoutLimit, choices, isUsed, mayChange, problems, typed, speech }: LimitsCardProps) {
  const { t, money } = speech;
  const remove = {
    id: 'remove',
    label: t('limitRemove'),
    bare: true,
    cell: (limit: LimitView) => <RemoveLimit limit={limit} speech={speech} />,
  };
  return (
    <Card aria-labelledby="limits" id="limit-list">
      <h2 id="limits">{t('limits')}</h2>
      <p className={styles.lead}>{t('limitsLead')}</p>
      {!isUsed && limits.length > 0 && (
        <Message tone="info" className={styles.note}>
          {t('limitsUnused')}
        </Message>
      )}
      {limits.length > 0 && (
        <Table
          caption={t('limits')}
          rows={limits}
          keyOf={limitChoice}
          columns={[
            { id: 'whose', label: t('limitWhose'), heads: true, cell: ({ name }) => name },
            { id: 'kind', label: t('limitKind'), cell: ({ subject }) => t(subject === 'person' ? 'limitPerson' : 'limitGroup') },
            { id: 'amount', label: t('limitAmount'), align: 'right', cell: ({ cents }) => money(cents) },
            ...(mayChange ? [remove] : []),
          ]}
        />
      )}
      <p className={styles.small}>{t('withoutLimit', { n: withoutLimit })}</p>
      {mayChange && <SetLimit choices={choices} error={problems[0]?.message} typed={typed} speech={speech} isKeyedTo={limits.length} />}
    </Card>
  );
}

function RemoveLimit({ limit, speech: { t } }: { readonly limit: LimitView; readonly speech: RuleSpeech }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="whose" value={limitChoice(limit)} />
      <input type="hidden" name="amount" value="" />
      <TextAction type="submit" name="intent" value="limit" about={limit.name}>
        {t('limitRemove')}
      </TextAction>
    </Form>
  );
}

interface SetLimitProps extends Pick<LimitsCardProps, 'choices' | 'typed' | 'speech'> {
  readonly error: string | undefined;
  readonly isKeyedTo: number;
}

/** A new key clears the fields once the limit is there. */
function SetLimit({ choices, error, typed, speech: { t }, isKeyedTo }: SetLimitProps) {
  const options = [
    ...choices.people.map(({ id, name }) => ({ value: `person:${id}`, label: name })),
    ...choices.groups.map(({ id, name }) => ({ value: `group:${id}`, label: `${name} (${t('limitGroup')})` })),
  ];
  return (
    <Form key={isKeyedTo} method="post" noValidate preventScrollReset className={styles.limitForm}>
      <Field label={t('limitWhose')}>
        <Select name="whose" size="small" options={options} defaultValue={typed?.whose} />
      </Field>
      <Field label={t('limitAmount')} error={error}>
        <TextInput name="amount" size="small" inputMode="decimal" maxLength={20} autoComplete="off" defaultValue={typed?.amount} required />
      </Field>
      <Button type="submit" name="intent" value="limit" size="small">
        {t('limitAdd')}
      </Button>
    </Form>
  );
}
