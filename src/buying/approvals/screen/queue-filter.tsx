// Whose orders and which: a plain GET form and links, so that every choice has an address and works without JavaScript.
import { Form } from 'react-router';
import type { ConditionKind } from '#buying/approval-rules/rules';
import { approvalsWords } from '#buying/approvals/words';
import { Button } from '#ui/kit/button';
import { Chip } from '#ui/kit/chip';
import { Disclosure } from '#ui/kit/disclosure';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { TextInput } from '#ui/kit/text-input';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './approvals.module.css';

export interface QueueAsked {
  readonly scope: string;
  readonly buyer: string;
  readonly over: string;
  readonly days: string;
  readonly reason: string;
}

/** The filters that were given. */
export const given = ({ scope, buyer, over, days, reason }: QueueAsked) => ({
  scope: scope === 'waiting' ? undefined : scope,
  buyer: buyer || undefined,
  over: over || undefined,
  days: days || undefined,
  reason: reason || undefined,
});

/** Every kind of condition. */
const REASONS = [
  'total',
  'ownLimit',
  'line',
  'period',
  'budget',
  'items',
  'category',
  'brand',
  'offContract',
  'blocked',
  'shipTo',
  'payment',
  'lineCount',
  'delivery',
] as const satisfies readonly ConditionKind[];

interface ScopeChipsProps {
  readonly asked: QueueAsked;
  readonly waiting: number;
  /** Nothing waits for somebody who cannot decide. */
  readonly decides: boolean;
}

export function ScopeChips({ asked, waiting, decides }: ScopeChipsProps) {
  const t = useWords(approvalsWords);
  const paths = usePaths();
  const chips = [
    ...(decides ? [['waiting', t('scopeWaiting', { n: waiting })] as const] : [['mine', t('scopeMine')] as const]),
    ['approved', t('scopeApproved')],
    ['declined', t('scopeDeclined')],
    ['all', t('scopeAll')],
    ...(decides ? [['mine', t('scopeMine')] as const] : []),
  ] as const;
  return (
    <nav className={styles.chips} aria-label={t('scopes')}>
      {chips.map(([scope, label]) => (
        <Chip key={scope} to={paths.approvals(given({ ...asked, scope }))} on={asked.scope === scope} preventScrollReset>
          {label}
        </Chip>
      ))}
    </nav>
  );
}

export function QueueFilter({ asked }: { readonly asked: QueueAsked }) {
  const t = useWords(approvalsWords);
  const { scope, buyer, over, days, reason } = asked;
  const reasons = REASONS.map((value) => ({ value, label: t(`reason.${value}`) }));
  return (
    <Disclosure title={t('filter')} open={[buyer, over, days, reason].some((value) => value !== '')}>
      <Form method="get" role="search" aria-label={t('filter')} className={styles.filter}>
        <Field label={t('filterBuyer')}>
          <TextInput key={buyer} name="buyer" defaultValue={buyer} maxLength={80} />
        </Field>
        <Field label={t('filterOver')}>
          <TextInput key={over} name="over" inputMode="decimal" defaultValue={over} maxLength={12} />
        </Field>
        <Field label={t('filterDays')}>
          <TextInput key={days} name="days" inputMode="numeric" defaultValue={days} maxLength={3} />
        </Field>
        <Field label={t('filterReason')}>
          <Select name="reason" defaultValue={reason} options={[{ value: '', label: t('anyReason') }, ...reasons]} />
        </Field>
        {scope !== 'waiting' && <input type="hidden" name="scope" value={scope} />}
        <Button type="submit">{t('apply')}</Button>
      </Form>
    </Disclosure>
  );
}
