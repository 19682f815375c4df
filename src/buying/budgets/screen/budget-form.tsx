// The fields of a budget: amount and period, owner, what happens when it is used up, and who may charge it.
import { Form, useNavigation } from 'react-router';
import type { BudgetAssignees, BudgetView, SavedBudget } from '#buying/budgets/contract';
import { CENTER_LIMITS } from '#buying/budgets/rules';
import { budgetsWords } from '#buying/budgets/words';
import { GroupsAndPeople } from '#people/locations/screen';
import { Button } from '#ui/kit/button';
import { Checkbox } from '#ui/kit/checkbox';
import { ErrorSummary } from '#ui/kit/error-summary';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { Select } from '#ui/kit/select';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import { PeriodFields } from './period-fields.tsx';
import { typedOf, type TypedBudget } from './typed-budget.ts';
import styles from './budgets.module.css';

export interface BudgetAnswer {
  readonly message: string;
  readonly errors: SavedBudget['errors'];
  /** Null: nothing was typed, as when the budget was only retired. */
  readonly typed: TypedBudget | null;
}

interface BudgetFormProps {
  /** Null: a new one. */
  readonly budget: BudgetView | null;
  readonly assignees: BudgetAssignees;
  readonly answer: BudgetAnswer | undefined;
}

export function BudgetForm({ budget, assignees, answer }: BudgetFormProps) {
  const t = useWords(budgetsWords);
  const busy = useNavigation().state === 'submitting';
  const values = answer?.typed ?? typedOf(budget);
  const errors = new Map((answer?.errors ?? []).map(({ field, message }) => [field, message]));
  const summary = (answer?.errors ?? []).map(({ field, message }) => ({ fieldId: field, text: message }));
  return (
    <Form method="post" noValidate preventScrollReset className={styles.form}>
      <ErrorSummary title={t('errors', { n: summary.length })} errors={summary} />
      {answer !== undefined && answer.message !== '' && (
        <Message tone="bad" live>
          {answer.message}
        </Message>
      )}
      <div className={styles.pair}>
        <Field id="name" label={t('name')} hint={t('nameHint')} error={errors.get('name')}>
          <TextInput name="name" defaultValue={values.name} maxLength={CENTER_LIMITS.name} autoComplete="off" required />
        </Field>
        <Field id="amount" label={t('amount')} optional={t('optional')} hint={t('amountHint')} error={errors.get('amount')}>
          <TextInput name="amount" defaultValue={values.amount} inputMode="decimal" maxLength={20} autoComplete="off" />
        </Field>
      </div>
      <PeriodFields values={values} errors={errors} />
      <OwnerFields values={values} errors={errors} people={withChosen(assignees.people, budget?.owner ?? null)} />
      <fieldset className={styles.block}>
        <legend>{t('whoCharges')}</legend>
        <p className={styles.small}>{t('onlyThese')}</p>
        <GroupsAndPeople assignees={namedFor(assignees, budget)} groupIds={values.groupIds} profileIds={values.profileIds} />
      </fieldset>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </Form>
  );
}

type Person = BudgetAssignees['people'][number];

interface OwnerFieldsProps {
  readonly values: TypedBudget;
  readonly errors: ReadonlyMap<string, string>;
  readonly people: readonly Person[];
}

function OwnerFields({ values, errors, people }: OwnerFieldsProps) {
  const t = useWords(budgetsWords);
  return (
    <>
      <div className={styles.pair}>
        <Field id="ownerId" label={t('owner')} optional={t('optional')} hint={t('ownerHint')}>
          <Select
            name="ownerId"
            defaultValue={values.ownerId ?? ''}
            options={[{ value: '', label: t('noOwner') }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        </Field>
        <Field id="warnAt" label={t('warnAt')} optional={t('optional')} hint={t('warnHint')} error={errors.get('warnAt')}>
          <TextInput name="warnAt" defaultValue={values.warnAt} inputMode="numeric" maxLength={5} autoComplete="off" />
        </Field>
      </div>
      <fieldset className={styles.block} id="whenOver">
        <legend>{t('whenOver')}</legend>
        {(['approval', 'refuse'] as const).map((over) => (
          <Checkbox key={over} radio name="whenOver" value={over} defaultChecked={values.whenOver === over} label={t(`choice${over}`)} />
        ))}
      </fieldset>
      <Checkbox name="forLines" value="yes" defaultChecked={values.forLines} label={t('forLines')} />
    </>
  );
}

/** Whoever has it stays in the list, deactivated or not. */
const withChosen = (people: readonly Person[], owner: Person | null): readonly Person[] =>
  owner === null || people.some(({ id }) => id === owner.id) ? people : [...people, owner];

function namedFor({ groups, people }: BudgetAssignees, budget: BudgetView | null) {
  const all = (budget?.people ?? []).reduce(withChosen, people);
  return {
    groups: groups.map(({ id, name }) => ({ groupId: id, name })),
    people: all.map(({ id, name }) => ({ profileId: id, name })),
  };
}
