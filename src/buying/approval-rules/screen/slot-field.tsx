// A field inside the sentence of a condition.
import type { ReactNode } from 'react';
import type { Choices } from '#buying/approval-rules/contract';
import { kindFacts, PAYMENT_KINDS, PERIODS } from '#buying/approval-rules/rules';
import { approvalRulesWords } from '#buying/approval-rules/words';
import { useWords } from '#ui/page/shop';
import type { ConditionDraft } from './rule-draft.ts';
import { paidBy } from './rule-sentence.tsx';
import styles from './rules.module.css';

export const SLOTS = ['amount', 'of', 'named', 'not'] as const;
type Slot = (typeof SLOTS)[number];

export interface ConditionRowProps {
  readonly condition: ConditionDraft;
  readonly choices: Choices;
  /** From 0. */
  readonly at: number;
  /** Messages by field: `over`, `of`, `named`; '' for the row. */
  readonly errors: ReadonlyMap<string, string>;
}

interface SlotFieldProps extends ConditionRowProps {
  readonly slot: Slot;
}

export function SlotField({ slot, condition, choices, errors, at }: SlotFieldProps): ReactNode {
  const t = useWords(approvalRulesWords);
  const { key, kind, over, of, named, not } = condition;
  const field = slot === 'amount' ? 'over' : slot;
  const isWrong = errors.has(field);
  const shared = {
    id: `conditions-${at}-${field}`,
    name: `c.${key}.${field}`,
    'aria-label': t(`slot${slot}`),
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? `c-${key}-error` : undefined,
    className: isWrong ? `${styles.slot} ${styles.wrong}` : styles.slot,
  };
  if (slot === 'amount')
    return <input {...shared} defaultValue={over} inputMode={kind === 'lineCount' ? 'numeric' : 'decimal'} size={8} maxLength={20} />;
  if (slot === 'named') return <input {...shared} defaultValue={named} size={24} maxLength={2_000} autoCapitalize="none" />;
  if (slot === 'not')
    return (
      <select {...shared} defaultValue={not ? 'yes' : 'no'}>
        <option value="no">{t('goesTo')}</option>
        <option value="yes">{t('goesElsewhere')}</option>
      </select>
    );
  if (kindFacts(kind).of === 'brand') return <BrandSlot shared={shared} of={of} brands={choices.brands} listId={`brands-${key}`} />;
  return (
    <select {...shared} defaultValue={of}>
      <SubjectOptions kind={kind} of={of} choices={choices} />
    </select>
  );
}

interface BrandSlotProps {
  readonly shared: Readonly<Record<string, unknown>>;
  readonly of: string;
  readonly brands: readonly string[];
  readonly listId: string;
}

const BrandSlot = ({ shared, of, brands, listId }: BrandSlotProps) => (
  <>
    <input {...shared} defaultValue={of} list={listId} size={16} maxLength={80} autoComplete="off" />
    <datalist id={listId}>
      {brands.map((brand) => (
        <option key={brand}>{brand}</option>
      ))}
    </datalist>
  </>
);

function SubjectOptions({ kind, of, choices }: Pick<ConditionDraft, 'kind' | 'of'> & { readonly choices: Choices }) {
  const t = useWords(approvalRulesWords);
  const subject = kindFacts(kind).of;
  if (subject === 'period') return PERIODS.map((one) => option(one, t(`period${one}`)));
  if (subject === 'payment') return [option('', t('choose')), ...PAYMENT_KINDS.map((one) => option(one, paidBy(one, t)))];
  if (subject === 'category')
    return [option('', t('choose')), ...choices.categories.map(({ id, name, depth }) => option(id, '\u00A0\u00A0'.repeat(depth) + name))];
  if (subject === 'location') return [option('', t('choose')), ...choices.locations.map(({ id, name }) => option(id, name))];
  // A center that is gone stays chosen until another is.
  const centers = of === '' || choices.centers.includes(of) ? choices.centers : [of, ...choices.centers];
  return [option('', t('anyCenter')), ...centers.map((center) => option(center, center))];
}

const option = (value: string, label: string) => (
  <option key={value} value={value}>
    {label}
  </option>
);
