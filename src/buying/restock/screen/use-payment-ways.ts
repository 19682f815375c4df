// The ways to pay, as options.
import type { RestockChoices } from '#buying/restock/contract';
import { useRestockText } from './use-restock-text.ts';

export function usePaymentWays({ cards, mayBill }: RestockChoices): { value: string; label: string }[] {
  const { t, card } = useRestockText();
  return [
    ...(mayBill ? [{ value: 'account', label: t('invoice') }] : []),
    ...cards.map(({ id, label }) => ({ value: id, label: card(label) })),
  ];
}
