// How much of a budget is used: spent, held, and what goes over.
import { budgetsWords } from '#buying/budgets/words';
import { Meter } from '#ui/kit/meter';
import { useWords } from '#ui/page/shop';
import { useBudgetPrice } from './use-budget-price.ts';

interface BudgetBarProps {
  readonly name: string;
  readonly currency: string;
  /** Null: no limit, so that there is nothing to be a part of. */
  readonly amount: number | null;
  readonly spent: number;
  readonly held: number;
}

export function BudgetBar({ name, currency, amount, spent, held }: BudgetBarProps) {
  const t = useWords(budgetsWords);
  const price = useBudgetPrice(currency);
  if (amount === null) return null;
  const over = Math.max(0, spent + held - amount);
  const text = t('barText', { spent: price(spent), held: price(held), amount: price(amount) });
  const shown = Math.min(spent, amount);
  return <Meter tone="ink" label={name} value={shown} plus={held} over={over} max={Math.max(amount, spent + held)} valueText={text} />;
}
