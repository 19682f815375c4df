// The fields of an order that is made up, for the simulator.
import type { Choices } from '#buying/approval-rules/contract';
import { PAYMENT_KINDS } from '#buying/approval-rules/rules';
import { approvalRulesWords } from '#buying/approval-rules/words';
import { Disclosure } from '#ui/kit/disclosure';
import { Field } from '#ui/kit/field';
import { Select, type SelectOption } from '#ui/kit/select';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import { paidBy } from './rule-sentence.tsx';
import { ITEM_ROWS, type TrialDraft } from './trial-fields.ts';
import styles from './rules.module.css';

interface MadeUpProps {
  readonly choices: Choices;
  readonly draft: TrialDraft;
  readonly isOpen: boolean;
}

export function MadeUp({ choices, draft, isOpen }: MadeUpProps) {
  const t = useWords(approvalRulesWords);
  const named = (list: Choices['people']) => list.map(({ id, name }) => ({ value: id, label: name }));
  const payments = PAYMENT_KINDS.map((kind) => ({ value: kind, label: paidBy(kind, t) }));
  const centers = choices.centers.map((center) => ({ value: center, label: center }));
  const places = named(choices.locations);
  return (
    <Disclosure title={t('madeUp')} note={t('madeUpNote')} open={isOpen}>
      <div className={styles.stack}>
        <Choose
          name="buyer"
          label={t('madeUpBuyer')}
          chosen={draft.buyer}
          options={[{ value: '', label: t('madeUpMe') }, ...named(choices.people)]}
        />
        <Items items={draft.items} />
        {centers.length > 0 && (
          <Choose
            name="center"
            label={t('madeUpCenter')}
            chosen={draft.center}
            options={[{ value: '', label: t('noCenter') }, ...centers]}
          />
        )}
        <Choose name="payment" label={t('madeUpPayment')} chosen={draft.payment} options={payments} />
        {places.length > 0 && (
          <Choose
            name="shipTo"
            label={t('madeUpShipTo')}
            chosen={draft.shipTo}
            options={[{ value: '', label: t('otherAddress') }, ...places]}
          />
        )}
      </div>
    </Disclosure>
  );
}

interface ChooseProps {
  readonly name: string;
  readonly label: string;
  readonly chosen: string;
  readonly options: readonly SelectOption[];
}

const Choose = ({ name, label, chosen, options }: ChooseProps) => (
  <Field label={label}>
    <Select name={`try.${name}`} size="small" defaultValue={chosen} options={options} />
  </Field>
);

function Items({ items }: Pick<TrialDraft, 'items'>) {
  const t = useWords(approvalRulesWords);
  const rows = Array.from({ length: Math.max(ITEM_ROWS, items.length) }, (_, at) => items[at] ?? { item: '', qty: '1' });
  return rows.map(({ item, qty }, at) => (
    <div key={at} className={styles.itemRow}>
      <Field label={t('madeUpItem')} bare={at > 0}>
        <TextInput name="try.item" size="small" defaultValue={item} maxLength={40} autoComplete="off" />
      </Field>
      <Field label={t('madeUpQty')} bare={at > 0}>
        <TextInput name="try.qty" size="small" inputMode="numeric" defaultValue={qty} maxLength={4} autoComplete="off" />
      </Field>
    </div>
  ));
}
