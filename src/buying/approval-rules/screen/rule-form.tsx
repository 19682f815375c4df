// The fields of a rule, read as a sentence: when an order needs an approver, and who is asked.
import type { Choices, SavedRule } from '#buying/approval-rules/contract';
import { KINDS } from '#buying/approval-rules/rules';
import { approvalRulesWords } from '#buying/approval-rules/words';
import { Button } from '#ui/kit/button';
import { ErrorSummary } from '#ui/kit/error-summary';
import { Select } from '#ui/kit/select';
import { TextAction } from '#ui/kit/text-action';
import { useWords } from '#ui/page/shop';
import { BuyersFields, DaysFields } from './buyers-fields.tsx';
import { ConditionRow } from './condition-row.tsx';
import { LevelRow } from './level-row.tsx';
import type { RuleDraft } from './rule-draft.ts';
import styles from './rules.module.css';

interface RuleFormProps {
  readonly draft: RuleDraft;
  readonly choices: Choices;
  readonly problems: SavedRule['problems'];
}

const idOf = (field: string): string => field.replaceAll('.', '-');

export function RuleFields({ draft, choices, problems }: RuleFormProps) {
  const t = useWords(approvalRulesWords);
  const byField = new Map(problems.map(({ field, message }) => [field, message]));
  const ofCondition = (at: number) =>
    new Map(
      problems.flatMap(({ field, message }) => {
        const [, index, part = ''] = /^conditions\.(\d+)(?:\.(\w+))?$/.exec(field) ?? [];
        return Number(index) === at ? [[part, message] as const] : [];
      }),
    );
  return (
    <>
      <ErrorSummary
        title={t('errors', { n: problems.length })}
        errors={problems.map(({ field, message }) => ({ fieldId: idOf(field), text: message }))}
      />
      <input type="hidden" name="version" value={draft.version} />
      <fieldset className={styles.block} id="conditions" tabIndex={-1}>
        <legend>{t('when')}</legend>
        {draft.conditions.map((condition, at) => (
          <ConditionRow key={condition.key} condition={condition} choices={choices} at={at} errors={ofCondition(at)} />
        ))}
        {byField.has('conditions') && <p className={styles.error}>{byField.get('conditions')}</p>}
        <AddCondition isFirst={draft.conditions.length === 0} />
      </fieldset>
      <fieldset className={styles.block} id="levels" tabIndex={-1}>
        <legend>{t('who')}</legend>
        {draft.levels.map((level, at) => (
          <LevelRow
            key={level.key}
            level={level}
            choices={choices}
            at={at}
            isOnly={draft.levels.length === 1}
            error={byField.get(`levels.${at}`) ?? ''}
          />
        ))}
        {byField.has('levels') && <p className={styles.error}>{byField.get('levels')}</p>}
        {draft.levels.length < 5 && (
          <TextAction type="submit" name="intent" value="addLevel">
            {t('addLevel')}
          </TextAction>
        )}
      </fieldset>
      <BuyersFields draft={draft} choices={choices} errors={byField} />
      <DaysFields draft={draft} errors={byField} />
    </>
  );
}

function AddCondition({ isFirst }: { readonly isFirst: boolean }) {
  const t = useWords(approvalRulesWords);
  return (
    <div className={styles.addRow}>
      <span>{t(isFirst ? 'newCondition' : 'and')}</span>
      <Select
        name="newKind"
        size="small"
        aria-label={t('newCondition')}
        options={KINDS.map((kind) => ({ value: kind, label: t(`kind${kind}`) }))}
      />
      <Button type="submit" name="intent" value="addCondition" size="small">
        {t('addCondition')}
      </Button>
    </div>
  );
}
