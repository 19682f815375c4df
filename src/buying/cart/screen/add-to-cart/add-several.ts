// Adds many items in one call, for screens that show the answers themselves.
import type { CartMessage } from '#buying/cart/contract';
import type { Refusal } from '#base/outcome/rules';
import { needPanels } from '../panel/cart-panels.ts';
import type { ItemToAdd } from '../commands/addition.ts';

/**
 * One call for all items (ATC-6); the answer names each refused one. A toast confirms several items; a drawer shows what the shopper must read first
 * (ATC-1). Null when the shop's code could not be loaded.
 */
export async function addSeveral(items: readonly ItemToAdd[]): Promise<{ readonly messages: readonly CartMessage[] } | Refusal | null> {
  try {
    const { addWithOwnAnswers } = await import('./add-to-cart.ts');
    needPanels();
    return await addWithOwnAnswers(items);
  } catch {
    return null;
  }
}
