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
import type { ChosenLine } from './line-fields.ts';

interface OfLine {
  readonly line: ApprovalLineView;
  /** What the address says; undefined: nothing. */
  readonly chosen: ChosenLine | undefined;
}

export function Units({ line, chosen, decides }: OfLine & { readonly decides: boolean }): ReactNode {
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
        defaultValue={chosen === undefined || chosen.qty === 0 ? kept : Math.min(chosen.qty, kept)}
        min={0}
        max={kept}
        aria-label={t('quantityOf', { title })}
        className={styles.units}
      />
    </>
  );
}

interface CenterProps extends OfLine {
  readonly centers: readonly string[];
  readonly orderCenter: string;
}

export function Center({ line, chosen, centers, orderCenter }: CenterProps) {
  const t = useWords(approvalsWords);
  const { lineNo, budgetCenter, title, kept } = line;
  if (centers.length === 0 || kept === 0) return budgetCenter === '' ? orderCenter : budgetCenter;
  // What the order's own center pays has no center of its own.
  const options = [
    { value: '', label: orderCenter === '' ? '–' : orderCenter },
    ...centers.filter((one) => one !== orderCenter).map((one) => ({ value: one, label: one })),
  ];
  return (
    <Select
      size="small"
      name={`center-${lineNo}`}
      defaultValue={chosen?.budgetCenter ?? budgetCenter}
      options={options}
      aria-label={t('centerOf', { title })}
    />
  );
}

export function KeepChoice({ line: { lineNo, title, kept }, chosen }: OfLine) {
  const t = useWords(approvalsWords);
  const goes = chosen?.qty === 0;
  if (kept === 0) return t('lineDeclined');
  return (
    <ChoiceGroup legend={t('decisionOf', { title })} bare layout="joined">
      <Choice
        variant="segment"
        tone="ok"
        name={`keep-${lineNo}`}
        value="yes"
        defaultChecked={!goes}
        icon={<CheckIcon />}
        title={t('keep')}
      />
      <Choice
        variant="segment"
        tone="bad"
        name={`keep-${lineNo}`}
        value="no"
        defaultChecked={goes}
        icon={<CloseIcon />}
        title={t('declineLine')}
      />
    </ChoiceGroup>
  );
}
