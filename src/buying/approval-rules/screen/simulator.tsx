// The simulator: who has to approve an order and why, with the rules as saved and with a change. Its fields stand in a form of the page.
import type { Choices, Tried } from '#buying/approval-rules/contract';
import { approvalRulesWords } from '#buying/approval-rules/words';
import { formatDate } from '#base/locale/rules';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { useShop, useWords } from '#ui/page/shop';
import { useMoney } from '#ui/page/use-money';
import { MadeUp } from './made-up.tsx';
import type { TrialDraft } from './trial-fields.ts';
import { TrialResult } from './trial-result.tsx';
import { WhatIf } from './what-if.tsx';
import styles from './rules.module.css';

export interface TryableOrders {
  readonly orders: readonly {
    readonly orderNumber: string;
    readonly buyer: string;
    readonly placedAt: string;
    readonly cents: number;
    readonly currency: 'USD' | 'CAD';
  }[];
  readonly hasCart: boolean;
}

export interface SimulatorProps {
  readonly tryable: TryableOrders;
  readonly choices: Choices;
  readonly draft: TrialDraft;
  readonly tried: Tried | null;
  /** Place of each rule in the list, from 1. */
  readonly numberOf: (ruleId: string) => number;
}

export function Simulator({ tryable, choices, draft, tried, numberOf }: SimulatorProps) {
  const t = useWords(approvalRulesWords);
  return (
    <aside className={styles.sim} aria-labelledby="simulator">
      <h2 id="simulator" className={styles.simTitle}>
        {t('simulator')}
      </h2>
      <div className={styles.simPart}>
        <TryOn tryable={tryable} draft={draft} />
        <MadeUp choices={choices} draft={draft} isOpen={draft.on === 'madeUp'} />
        <WhatIf choices={choices} draft={draft.whatIf} />
        <Button type="submit" name="intent" value="try" size="small">
          {t('try')}
        </Button>
      </div>
      {tried !== null && <TrialResult tried={tried} choices={choices} numberOf={numberOf} />}
    </aside>
  );
}

function TryOn({ tryable: { orders, hasCart }, draft }: Pick<SimulatorProps, 'tryable' | 'draft'>) {
  const t = useWords(approvalRulesWords);
  const { copyLocale, site } = useShop();
  const money = useMoney();
  const options = [
    ...orders.map(({ orderNumber, buyer, placedAt, cents, currency }) => ({
      value: `order:${orderNumber}`,
      label: t('tryOrder', {
        buyer,
        day: formatDate(new Date(placedAt), site.timeZone, copyLocale),
        amount: money(cents / 100, currency),
      }),
    })),
    ...(hasCart ? [{ value: 'cart', label: t('tryCart') }] : []),
    { value: 'madeUp', label: t('tryMadeUp') },
  ];
  return (
    <Field label={t('tryOn')}>
      <Select name="try.on" size="small" options={options} defaultValue={draft.on === '' ? options[0]?.value : draft.on} />
    </Field>
  );
}
