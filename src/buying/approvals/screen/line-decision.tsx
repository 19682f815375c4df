// What an approver may say about a line: how many units, whether at all, and which budget center pays.
import type { ReactNode } from 'react';
import type { ApprovalLineView } from '#buying/approvals/contract';
import { approvalsWords } from '#buying/approvals/words';
import { Choice, ChoiceGroup } from '#ui/kit/choice';
import { CheckIcon, CloseIcon } from '#ui/kit/icons';
import { Select } from '#ui/kit/select';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import styles from './approvals.module.css';

export function Units({ line, decides }: { readonly line: ApprovalLineView; readonly decides: boolean }): ReactNode {
  const t = useWords(approvalsWords);
  const { lineNo, qty, kept, title } = line;
  if (!decides) return kept === 0 ? t('lineDeclined') : kept < qty ? t('lineReduced', { kept, qty }) : qty;
  if (kept === 0) return t('lineDeclined');
  return (
    <>
      <input type="hidden" name="lineNo" value={lineNo} />
      <TextInput
        type="number"
        size="small"
        name={`qty-${lineNo}`}
        defaultValue={kept}
        min={0}
        max={kept}
        aria-label={t('quantityOf', { title })}
        className={styles.units}
      />
    </>
  );
}

export function Center({
  line,
  centers,
  orderCenter,
}: {
  readonly line: ApprovalLineView;
  readonly centers: readonly string[];
  readonly orderCenter: string;
}) {
  const t = useWords(approvalsWords);
  const { lineNo, budgetCenter, title, kept } = line;
  if (centers.length === 0 || kept === 0) return budgetCenter === '' ? orderCenter : budgetCenter;
  // What the order's own center pays has no center of its own.
  const options = [
    { value: '', label: orderCenter === '' ? '–' : orderCenter },
    ...centers.filter((one) => one !== orderCenter).map((one) => ({ value: one, label: one })),
  ];
  return (
    <Select size="small" name={`center-${lineNo}`} defaultValue={budgetCenter} options={options} aria-label={t('centerOf', { title })} />
  );
}

export function KeepChoice({ line: { lineNo, title, kept } }: { readonly line: ApprovalLineView }) {
  const t = useWords(approvalsWords);
  if (kept === 0) return t('lineDeclined');
  return (
    <ChoiceGroup legend={t('decisionOf', { title })} bare layout="joined">
      <Choice variant="segment" tone="ok" name={`keep-${lineNo}`} value="yes" defaultChecked icon={<CheckIcon />} title={t('keep')} />
      <Choice variant="segment" tone="bad" name={`keep-${lineNo}`} value="no" icon={<CloseIcon />} title={t('declineLine')} />
    </ChoiceGroup>
  );
}
