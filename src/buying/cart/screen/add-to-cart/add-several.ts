// Adding many items in one call, for screens that tell the shopper themselves what came of each.
import type { CartMessage } from '#buying/cart/contract';
import type { Refusal } from '#base/outcome/rules';
import { needPanels } from '../panel/cart-panels.ts';
import type { ItemToAdd } from '../commands/addition.ts';

/**
 * One call for all of them (ATC-6); the answer names each item that was not taken. Several are told in a toast, and what has to be read
 * before going on in its drawer (ATC-1). Null when the shop's code did not arrive.
 */
export async function addSeveral(items: readonly ItemToAdd[]): Promise<{ readonly messages: readonly CartMessage[] } | Refusal | null> {
  try {
    const { addBeside } = await import('./add-to-cart.ts');
    needPanels();
    return await addBeside(items);
  } catch {
    return null;
  }
}
