// Before an order is sent: who has to approve it, and why (B2B-3).
import { whoApprovesWords } from '#buying/approval-rules/words';
import { Message } from '#ui/kit/message';
import { useShop, useWords } from '#ui/page/shop';

export interface WhoDecides {
  /** One after the other; the names of who may decide. */
  readonly steps: readonly { readonly mode: 'oneOf' | 'allOf'; readonly approvers: readonly string[] }[];
  readonly reasons: readonly string[];
  /** Why it cannot be sent as it is; ''. */
  readonly problem: string;
}

export function WhoApproves({ steps, reasons, problem }: WhoDecides) {
  const t = useWords(whoApprovesWords);
  const { copyLocale } = useShop();
  const listed = (names: readonly string[]): string => new Intl.ListFormat(copyLocale, { type: 'conjunction' }).format(names);
  const [first, ...later] = steps;
  if (first === undefined) return null;
  const title = t(first.approvers.length === 1 ? 'one' : first.mode, { names: listed(first.approvers) });
  const then = later.map(({ approvers }) => t('next', { names: listed(approvers) }));
  return (
    <Message tone={problem === '' ? 'info' : 'bad'} title={title}>
      {[...reasons, ...then, ...(problem === '' ? [] : [problem])].join(' ')}
    </Message>
  );
}
