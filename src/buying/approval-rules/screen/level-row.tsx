// One step of the form: who is asked, one of several people or all of them.
import { useState } from 'react';
import type { Choices } from '#buying/approval-rules/contract';
import { approvalRulesWords } from '#buying/approval-rules/words';
import { TextAction } from '#ui/kit/text-action';
import { useWords } from '#ui/page/shop';
import type { LevelDraft } from './rule-draft.ts';
import { WhoOptions } from './who-options.tsx';
import styles from './rules.module.css';

interface LevelRowProps {
  readonly level: LevelDraft;
  readonly choices: Choices;
  /** From 0. */
  readonly at: number;
  readonly isOnly: boolean;
  /** '' for none. */
  readonly error: string;
}

export function LevelRow({ level, choices, at, isOnly, error }: LevelRowProps) {
  const t = useWords(approvalRulesWords);
  const { key, mode, more } = level;
  const [who, setWho] = useState(level.who);
  const isPerson = who === '' || who.startsWith('person:');
  const isMany = who === 'budgetOwner' ? false : !isPerson || more.length > 0;
  return (
    <div className={styles.slotRow}>
      <input type="hidden" name="l" value={key} />
      <p className={styles.say}>
        {t(at === 0 ? 'ask' : 'nextAsk')} <ModeField name={`l.${key}.mode`} mode={mode} isMany={isMany} />
        <select
          id={`levels-${at}`}
          name={`l.${key}.who`}
          defaultValue={level.who}
          onChange={(event) => setWho(event.target.value)}
          aria-label={t('who')}
          aria-invalid={error !== '' || undefined}
          aria-describedby={error === '' ? undefined : `l-${key}-error`}
          className={error === '' ? styles.slot : `${styles.slot} ${styles.wrong}`}
        >
          <WhoOptions choices={choices} who={level.who} />
        </select>
        {isPerson && more.map((id, index) => <MorePerson key={index} name={`l.${key}.more`} id={id} mode={mode} choices={choices} />)}{' '}
        {isPerson && (
          <TextAction type="submit" name="intent" value={`addPerson:${key}`} about={t('aboutLevel', { n: at + 1 })}>
            {t('addPerson')}
          </TextAction>
        )}{' '}
        {!isOnly && (
          <TextAction type="submit" name="intent" value={`removeLevel:${key}`} about={t('aboutLevel', { n: at + 1 })}>
            {t('removeLevel')}
          </TextAction>
        )}
      </p>
      {error !== '' && (
        <p id={`l-${key}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

interface ModeFieldProps {
  readonly name: string;
  readonly mode: LevelDraft['mode'];
  /** Several people may be asked. */
  readonly isMany: boolean;
}

function ModeField({ name, mode, isMany }: ModeFieldProps) {
  const t = useWords(approvalRulesWords);
  if (!isMany) return <input type="hidden" name={name} value={mode} />;
  return (
    <>
      <select name={name} defaultValue={mode} aria-label={t('mode')} className={styles.slot}>
        <option value="oneOf">{t('modeoneOf')}</option>
        <option value="allOf">{t('modeallOf')}</option>
      </select>{' '}
    </>
  );
}

interface MorePersonProps {
  readonly name: string;
  readonly id: string;
  readonly mode: LevelDraft['mode'];
  readonly choices: Choices;
}

function MorePerson({ name, id, mode, choices: { approvers } }: MorePersonProps) {
  const t = useWords(approvalRulesWords);
  return (
    <>
      {' '}
      {t(mode === 'oneOf' ? 'or' : 'and')}{' '}
      <select name={name} defaultValue={id} aria-label={t('person')} className={styles.slot}>
        <option value="">{t('nobodyElse')}</option>
        {approvers.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </select>
    </>
  );
}
