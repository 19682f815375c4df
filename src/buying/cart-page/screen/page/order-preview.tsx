// What ordering this cart would do: to its budgets, and who would have to approve it. Loaded with the page, asked for again whenever the cart has changed.
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { cartContract } from '#buying/cart/contract';
import type { BudgetEffectView } from '#buying/budgets/contract';
import type { ApprovalPreview, placingContract } from '#buying/placing/contract';
import { useCart } from '#buying/cart/screen';
import { isRefusal } from '#base/outcome/rules';
import { caller } from '#ui/page/call';

export interface OrderPreview {
  readonly budgets: readonly BudgetEffectView[];
  /** Null: nobody has to approve it. */
  readonly approval: ApprovalPreview | null;
}

export interface LoadedPreview extends OrderPreview {
  /** Cart and version that it belongs to; '' where nobody asks: the consumer site. */
  readonly of: string;
}

export const NO_PREVIEW: LoadedPreview = { of: '', budgets: [], approval: null };

const Preview = createContext<OrderPreview>(NO_PREVIEW);
export const useOrderPreview = (): OrderPreview => use(Preview);

const call = caller<typeof cartContract & typeof placingContract>();

/** Keeps the last answer until the next one arrives, and what a failed call did not bring. */
export function OrderPreviewScope({ loaded, children }: { readonly loaded: LoadedPreview; readonly children: ReactNode }) {
  const { cart } = useCart();
  const [answered, setAnswered] = useState<LoadedPreview | null>(null);
  const asked = cart === null || loaded.of === '' ? '' : `${cart.cartId} ${cart.version}`;
  useEffect(() => {
    if (asked === '' || asked === loaded.of) return undefined;
    let stale = false;
    void askAnew().then((reply) => {
      if (!stale) setAnswered((before) => ({ ...(before ?? loaded), ...reply, of: asked }));
    });
    return () => {
      stale = true;
    };
  }, [asked, loaded]);
  return <Preview value={asked === loaded.of || answered === null ? loaded : answered}>{children}</Preview>;
}

async function askAnew(): Promise<Partial<OrderPreview>> {
  const [budgets, approval] = await Promise.all([
    call('GET /api/cart/budgets', { query: {} }),
    call('GET /cc/api/checkout/default/approval', { query: {} }),
  ]);
  return { ...(!isRefusal(budgets) && budgets), ...(!isRefusal(approval) && { approval: neededOf(approval) }) };
}

export const neededOf = (approval: ApprovalPreview): ApprovalPreview | null => (approval.steps.length === 0 ? null : approval);
