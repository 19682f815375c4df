// Whose orders and which: a plain GET form and links, so that every choice has an address and works without JavaScript.
import { Form } from 'react-router';
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

export const REASONS = ['total', 'ownLimit', 'budget', 'offContract', 'items', 'category', 'shipTo'] as const;

export function ScopeChips({ asked, waiting }: { readonly asked: QueueAsked; readonly waiting: number }) {
  const t = useWords(approvalsWords);
  const paths = usePaths();
  const chips = [
    ['waiting', t('scopeWaiting', { n: waiting })],
    ['approved', t('scopeApproved')],
    ['declined', t('scopeDeclined')],
    ['all', t('scopeAll')],
    ['mine', t('scopeMine')],
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
