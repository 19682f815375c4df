// What was just done to the rules, above the list; a deleted one can be brought back.
import { approvalRulesWords } from '#buying/approval-rules/words';
import { Message } from '#ui/kit/message';
import { UndoNotice } from '#ui/kit/undo-notice';
import { useWords } from '#ui/page/shop';
import type { ListAnswer } from './rules-action.ts';
import styles from './rules.module.css';

interface RulesNotesProps {
  readonly answer: ListAnswer;
  /** `settings`, or the rule just saved; '' for nothing. */
  readonly saved: string;
  /** The rule just deleted; '' for none. */
  readonly deleted: string;
}

export function RulesNotes({ answer: { message, isSaved }, saved, deleted }: RulesNotesProps) {
  const t = useWords(approvalRulesWords);
  return (
    <>
      {(saved !== '' || isSaved) && (
        <Message tone="ok" live className={styles.note}>
          {t(isSaved ? 'limitSaved' : saved === 'settings' ? 'settingsSaved' : 'saved')}
        </Message>
      )}
      {message !== '' && (
        <Message tone="bad" live className={styles.note}>
          {message}
        </Message>
      )}
      {deleted !== '' && (
        <UndoNotice undoLabel={t('undo')} posts={{ ruleId: deleted, intent: 'restore' }}>
          {t('deleted')}
        </UndoNotice>
      )}
    </>
  );
}
