// The rules of an organization as sentences, each with what may be done to it.
import { Form } from 'react-router';
import type { LimitView, RuleView } from '#buying/approval-rules/contract';
import { Badge } from '#ui/kit/badge';
import { TextAction } from '#ui/kit/text-action';
import { usePaths } from '#ui/page/shop';
import { RuleSentence, scopeWords, type RuleSpeech } from './rule-sentence.tsx';
import { limitWords } from './limits-card.tsx';
import styles from './rules.module.css';

interface RuleListProps {
  readonly rules: readonly RuleView[];
  readonly limits: readonly LimitView[];
  readonly withoutLimit: number;
  readonly speech: RuleSpeech;
}

export function RuleList({ rules, limits, withoutLimit, speech }: RuleListProps) {
  return (
    <ol className={styles.rules}>
      {rules.map((rule, at) => (
        <li key={rule.ruleId} className={styles.rule}>
          <span className={styles.number}>{at + 1}</span>
          <div className={styles.words}>
            {rule.isUnreadable ? <p>{speech.t('unreadable')}</p> : <RuleWords rule={rule} speech={speech} />}
            {rule.conditions.some(({ kind }) => kind === 'ownLimit') && (
              <p className={styles.small}>{limitWords(limits, withoutLimit, speech)}</p>
            )}
          </div>
          {rule.mayChange && <RuleActs rule={rule} number={at + 1} speech={speech} />}
        </li>
      ))}
    </ol>
  );
}

function RuleWords({ rule, speech }: Pick<RuleListProps, 'speech'> & { readonly rule: RuleView }) {
  const { t } = speech;
  const scope = scopeWords(rule, speech);
  return (
    <>
      <p>
        <RuleSentence rule={rule} speech={speech} />{' '}
        {(rule.isPaused || !rule.isInForce) && <Badge tone="warn">{t(rule.isPaused ? 'paused' : 'notNow')}</Badge>}
      </p>
      {scope.length > 0 && <p className={styles.small}>{scope.join(' ')}</p>}
    </>
  );
}

function RuleActs({ rule, number, speech: { t } }: { readonly rule: RuleView; readonly number: number; readonly speech: RuleSpeech }) {
  const paths = usePaths();
  const about = t('aboutRule', { n: number });
  return (
    <Form method="post" preventScrollReset className={styles.ruleActs}>
      <input type="hidden" name="ruleId" value={rule.ruleId} />
      <TextAction to={paths.approvalRule(rule.ruleId)} about={about}>
        {t('edit')}
      </TextAction>
      <TextAction type="submit" name="intent" value={rule.isPaused ? 'resume' : 'pause'} about={about}>
        {t(rule.isPaused ? 'resume' : 'pause')}
      </TextAction>
      <TextAction type="submit" name="intent" value="delete" about={about}>
        {t('delete')}
      </TextAction>
    </Form>
  );
}
