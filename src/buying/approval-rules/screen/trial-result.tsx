// What the simulator found: who is asked, why, and what that means for the last 30 days.
import type { Choices, Tried, VerdictView } from '#buying/approval-rules/contract';
import { OFF_CONTRACT_RULE, STANDING_RULE } from '#buying/approval-rules/rules';
import { approvalRulesWords } from '#buying/approval-rules/words';
import { ArrowRightIcon, CheckIcon, MinusIcon } from '#ui/kit/icons';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import { factWords } from './fact-words.ts';
import { useRuleSpeech, type RuleSpeech } from './rule-sentence.tsx';
import styles from './rules.module.css';

interface TrialResultProps {
  readonly tried: Tried;
  readonly choices: Choices;
  readonly numberOf: (ruleId: string) => number;
}

export function TrialResult({ tried, choices, numberOf }: TrialResultProps) {
  const t = useWords(approvalRulesWords);
  const speech = useRuleSpeech([...choices.categories, ...choices.locations]);
  const { submission, saved, changed, rules, recent } = tried;
  if (submission === null)
    return (
      <div className={styles.simPart}>
        <Message tone="warn" live>
          {tried.problem}
        </Message>
      </div>
    );
  const isStandIn = (changed ?? saved).steps.some((step) => step.isStandIn);
  return (
    <>
      <div className={styles.verdicts} role="status">
        <p className={styles.tried}>
          {t('tried', { buyer: submission.buyer, n: submission.lines, amount: speech.money(submission.totalCents) })}
        </p>
        <div className={styles.ways}>
          <VerdictWords title={t('asSaved')} verdict={saved} speech={speech} />
          {changed !== null && <VerdictWords title={t('withChange')} verdict={changed} speech={speech} />}
        </div>
        {isStandIn && <p className={styles.small}>{t('standIn')}</p>}
      </div>
      <div className={styles.simPart}>
        <h3 className={styles.simHead}>{t('why')}</h3>
        {rules.length === 0 && <p className={styles.small}>{t('noWhy')}</p>}
        <ul className={styles.checks}>
          {rules.map((rule) => (
            <WhyRow key={rule.ruleId} rule={rule} buyer={submission.buyer} number={numberOf(rule.ruleId)} speech={speech} />
          ))}
        </ul>
        {rules.some(({ facts }) => facts.some(({ kind }) => kind === 'budget')) && <p className={styles.small}>{t('budgetsToday')}</p>}
      </div>
      <Recent recent={recent} />
    </>
  );
}

interface VerdictWordsProps {
  readonly title: string;
  readonly verdict: VerdictView;
  readonly speech: RuleSpeech;
}

export function VerdictWords({ title, verdict: { outcome, steps }, speech }: VerdictWordsProps) {
  const { t } = speech;
  return (
    <div>
      <b>{title}</b>
      <br />
      {outcome === 'free' ? t('nobodyAsked') : outcome === 'nobody' ? t('nobodyThere') : askedWords(steps, speech)}
      {outcome === 'asks' && steps.length === 1 && <span className={styles.rulesOf}>{t('forRules', { n: steps[0]?.rules ?? 1 })}</span>}
    </div>
  );
}

function askedWords(steps: VerdictView['steps'], { t, listed }: RuleSpeech): string {
  const words = steps.map(({ mode, names }) => (names.length === 1 ? listed(names) : t(mode, { who: listed(names) })));
  return words.reduce((first, second) => (first === '' ? second : t('afterThat', { first, second })), '');
}

interface WhyRowProps {
  readonly rule: Tried['rules'][number];
  readonly buyer: string;
  readonly number: number;
  readonly speech: RuleSpeech;
}

/** What stands for a rule without being in the list. */
const UNNUMBERED = new Map<string, 'policyRule' | 'always'>([
  [OFF_CONTRACT_RULE, 'policyRule'],
  [STANDING_RULE, 'always'],
]);

function WhyRow({ rule: { ruleId, state, facts, steps, isChanged }, buyer, number, speech }: WhyRowProps) {
  const { t } = speech;
  const isHit = state === 'hit';
  const unnumbered = UNNUMBERED.get(ruleId);
  // A rule that missed is explained by what was missing.
  const shown = isHit ? facts : facts.filter(({ isMet }) => !isMet).slice(0, 1);
  const words =
    state === 'notBuyer'
      ? t('notBuyer', { buyer })
      : state === 'notNow'
        ? t('notNow')
        : speech.listed(shown.map((fact) => factWords(fact, buyer, speech)));
  return (
    <li className={isHit ? styles.hit : styles.missed}>
      {isHit ? <CheckIcon /> : <MinusIcon />}
      <span>
        <b>{unnumbered === undefined ? t('numbered', { n: number }) : t(unnumbered)}</b>{' '}
        {isChanged && <span className={styles.mark}>{t('changedRule')}</span>} {words}
        {isHit && (
          <b className={styles.asks}>
            <ArrowRightIcon /> {askedWords(steps, speech)}
          </b>
        )}
      </span>
    </li>
  );
}

function Recent({ recent: { orders, saved, changed } }: Pick<Tried, 'recent'>) {
  const t = useWords(approvalRulesWords);
  return (
    <p className={styles.recent}>
      <b>{t('recent')}</b> {orders === 0 ? t('recentNone') : t('recentSaved', { asked: saved.asked, orders })}
      {orders > 0 && changed !== null && ` ${t('recentChanged', { n: changed.asked, several: changed.several })}`}
    </p>
  );
}
