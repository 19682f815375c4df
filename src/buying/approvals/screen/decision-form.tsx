// What an approver decides: each line, a comment, and the order. The sums follow every choice; without JavaScript a button asks for them.
import { Form, useFetcher, useNavigation } from 'react-router';
import type { ApprovalDetail, ApprovalOutlook } from '#buying/approvals/contract';
import { approvalsWords } from '#buying/approvals/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { TextArea } from '#ui/kit/text-area';
import { useWords } from '#ui/page/shop';
import { ApprovalLines } from './approval-lines.tsx';
import { ApprovalSums } from './approval-sums.tsx';
import styles from './approvals.module.css';
import { addressOf, type ChosenLine } from './line-fields.ts';

interface DecisionFormProps {
  readonly approval: ApprovalDetail;
  readonly timeZone: string;
  readonly outlook: ApprovalOutlook;
  /** What the address says about lines, and the comment that stood beside it. */
  readonly chosen: readonly ChosenLine[];
  readonly comment: string;
}

export function DecisionForm({ approval, timeZone, outlook, chosen, comment }: DecisionFormProps) {
  const t = useWords(approvalsWords);
  const { state, formData } = useNavigation();
  const looked = useFetcher<{ readonly outlook: ApprovalOutlook | null }>();
  const busy = (intent: string): boolean => state !== 'idle' && formData?.get('intent') === intent;
  const { buyer, currency } = approval;
  const now = looked.data?.outlook ?? outlook;
  return (
    <Form
      method="post"
      className={styles.form}
      aria-label={t('decision')}
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLTextAreaElement) return;
        void looked.load(`?${addressOf(currentTarget)}`);
      }}
    >
      <input type="hidden" name="buyer" value={buyer} />
      <ApprovalLines approval={approval} timeZone={timeZone} chosen={chosen} outlook={now} />
      <div className={styles.sums}>
        <ApprovalSums outlook={now} currency={currency} buyer={buyer} timeZone={timeZone} busy={looked.state !== 'idle'} />
        <noscript>
          <Button type="submit" formMethod="get">
            {t('updateSums')}
          </Button>
        </noscript>
      </div>
      <Field label={t('comment', { buyer })} optional={t('commentHint')}>
        <TextArea name="comment" rows={2} maxLength={500} defaultValue={comment} />
      </Field>
      <div className={styles.acts}>
        <Button type="submit" name="intent" value="approve" variant="primary" busy={busy('approve')}>
          {t('approveOrder')}
        </Button>
        <Button type="submit" name="intent" value="decline" variant="danger" busy={busy('decline')}>
          {t('declineOrder')}
        </Button>
      </div>
    </Form>
  );
}
