// The budgets that the cart's order uses. Loaded only for organizations with budgets.
import { BudgetsInOrder } from '#buying/budgets/screen';
import { budgetsWords } from '#buying/budgets/words';
import { ReceiptSection } from '#ui/kit/receipt';
import { useWords } from '#ui/page/shop';
import { useOrderPreview } from './order-preview.tsx';

export function CartBudgets() {
  const t = useWords(budgetsWords);
  const { budgets } = useOrderPreview();
  if (budgets.length === 0) return null;
  return (
    <ReceiptSection title={t('inOrder')}>
      <BudgetsInOrder budgets={budgets} />
    </ReceiptSection>
  );
}
