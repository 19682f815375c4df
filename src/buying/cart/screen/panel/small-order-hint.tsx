import type { Cart } from '#buying/cart/contract';
import { Hint } from '#ui/kit/hint';
import { PackageIcon } from '#ui/kit/icons';

/** Code of the advice; lists of messages leave it out. */
export const SMALL_ORDER = 'SMALL_ORDER';

/** The advice for a small order, a quiet line under the total: nothing is wrong and nothing has to be decided. */
export function SmallOrderHint({ cart }: { readonly cart: Pick<Cart, 'messages'> }) {
  const advice = cart.messages.find(({ code }) => code === SMALL_ORDER);
  return advice && <Hint icon={<PackageIcon />}>{advice.description}</Hint>;
}
