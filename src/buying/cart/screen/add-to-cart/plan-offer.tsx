// Offers plans and services for an added item: nothing is preselected, and skipping is easy (ATC-3).
import { useState } from 'react';
import type { CartItem } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { isRefusal } from '#base/outcome/rules';
import { Button } from '#ui/kit/button';
import { Checkbox } from '#ui/kit/checkbox';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import styles from '../panel/cart-panel.module.css';
import { useCartCommands } from '../store/use-cart.ts';

/** Plans have no stock: OUT_OF_STOCK means that a plan is no longer sold. */
const UNAVAILABLE: ReadonlySet<string> = new Set(['OUT_OF_STOCK', 'ITEM_NOT_AVAILABLE']);

export function PlanOffer({ item }: { readonly item: CartItem }) {
  const t = useWords(cartWords);
  const price = usePrice();
  const { cartItemId, offers, product } = item;
  const { plans, chosen, choose, addChosen, busy, problem } = usePlanChoice(item);
  return (
    <form
      className={styles.plan}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0 && !busy) void addChosen();
      }}
    >
      <fieldset>
        <legend>{t('planTitle')}</legend>
        <p>{t('planNote', { name: product.name })}</p>
        {offers.map(({ itemId, name, finalPricePerUnit }) => (
          <Checkbox
            key={itemId}
            radio={plans.has(itemId)}
            name={`plan ${cartItemId}`}
            value={itemId}
            checked={chosen.includes(itemId)}
            onChange={() => choose(itemId)}
            label={name}
            trail={price(finalPricePerUnit)}
          />
        ))}
      </fieldset>
      {problem !== null && (
        <Message tone="bad" live>
          {t(problem)}
        </Message>
      )}
      <Button type="submit" size="small" busy={busy} off={chosen.length === 0 ? t('planChosen') : undefined}>
        {t('planAdd')}
      </Button>
    </form>
  );
}

/** The plans and services chosen so far, and adding them. */
function usePlanChoice({ cartItemId, qty, offers }: CartItem) {
  const { add } = useCartCommands();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'planOut' | 'planFailed' | null>(null);
  const plans = new Set(offers.filter(({ kind }) => kind === 'warranty').map(({ itemId }) => itemId));
  /** Plans exclude each other; services do not. */
  const choose = (itemId: string): void =>
    setChosen((now) =>
      plans.has(itemId)
        ? [...now.filter((id) => !plans.has(id)), itemId]
        : now.includes(itemId)
          ? now.filter((id) => id !== itemId)
          : [...now, itemId],
    );
  const addChosen = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const answer = await add({ items: chosen.map((itemId) => ({ itemId, qty, parentRelationCartItemId: cartItemId })) });
    setBusy(false);
    setChosen([]);
    if (answer === null || isRefusal(answer)) return setProblem('planFailed');
    const failure = answer.messages.find(({ type }) => type === 'failure');
    return setProblem(failure === undefined ? null : UNAVAILABLE.has(failure.code) ? 'planOut' : 'planFailed');
  };
  return { plans, chosen, choose, addChosen, busy, problem };
}
