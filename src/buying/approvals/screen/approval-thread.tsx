// What people wrote about the order; buyer and approvers answer one another.
import { Form, useNavigation } from 'react-router';
import type { ApprovalDetail } from '#buying/approvals/contract';
import { approvalsWords } from '#buying/approvals/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Field } from '#ui/kit/field';
import { TextArea } from '#ui/kit/text-area';
import { useWords } from '#ui/page/shop';
import styles from './approvals.module.css';
import { useApprovalText } from './use-approval-text.ts';

interface ApprovalThreadProps {
  readonly approval: ApprovalDetail;
  readonly timeZone: string;
}

export function ApprovalThread({ approval, timeZone }: ApprovalThreadProps) {
  const t = useWords(approvalsWords);
  const { day } = useApprovalText(timeZone);
  const { state, formData } = useNavigation();
  const { comments, isOwn, buyer } = approval;
  return (
    <Card aria-labelledby="thread">
      <h2 id="thread">{t('thread')}</h2>
      {comments.length === 0 && <p className={styles.quiet}>{t('noComments')}</p>}
      {comments.map((one) => (
        <div key={one.at} className={styles.comment}>
          <p className={styles.quiet}>
            <b>{t(`wrote.${one.kind}`, { author: one.author })}</b> · {day(one.at)}
          </p>
          <p>{one.body}</p>
        </div>
      ))}
      {/* A new key clears the field once the words are there. */}
      <Form key={comments.length} method="post" className={styles.form} preventScrollReset>
        <Field label={t('commentLabel', { name: isOwn ? t('theApprovers') : buyer })}>
          <TextArea name="text" rows={2} maxLength={500} required />
        </Field>
        <div className={styles.acts}>
          <Button type="submit" name="intent" value="comment" busy={state !== 'idle' && formData?.get('intent') === 'comment'}>
            {t('send')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
