// One condition of the form: its sentence, with fields where the figures stand.
import { Fragment } from 'react';
import { approvalRulesWords } from '#buying/approval-rules/words';
import { TextAction } from '#ui/kit/text-action';
import { useWords } from '#ui/page/shop';
import { SlotField, SLOTS, type ConditionRowProps } from './slot-field.tsx';
import styles from './rules.module.css';

/** Marks where a field stands in the sentence; no message has it. */
const MARK = '\u0001';

export function ConditionRow({ condition, choices, at, errors }: ConditionRowProps) {
  const t = useWords(approvalRulesWords);
  const { key, kind } = condition;
  const marks = Object.fromEntries(SLOTS.map((slot) => [slot, MARK + slot + MARK]));
  // Words and slots alternate.
  const parts = t(`when${kind}`, marks).split(MARK);
  const told = [...errors.values()];
  return (
    <div className={styles.slotRow} id={`conditions-${at}`} tabIndex={-1}>
      <input type="hidden" name="c" value={key} />
      <input type="hidden" name={`c.${key}.kind`} value={kind} />
      <p className={styles.say}>
        {at > 0 && <>{t('and')} </>}
        {parts.map((part, index) =>
          index % 2 === 0 ? (
            <Fragment key={index}>{part}</Fragment>
          ) : (
            <SlotField
              key={index}
              slot={SLOTS.find((one) => one === part) ?? 'of'}
              condition={condition}
              choices={choices}
              errors={errors}
              at={at}
            />
          ),
        )}{' '}
        <TextAction type="submit" name="intent" value={`removeCondition:${key}`} about={t('aboutCondition', { n: at + 1 })}>
          {t('removeCondition')}
        </TextAction>
      </p>
      {told.length > 0 && (
        <p id={`c-${key}-error`} className={styles.error}>
          {told.join(' ')}
        </p>
      )}
    </div>
  );
}
