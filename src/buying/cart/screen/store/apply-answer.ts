// Applies the answer to a command: its events, and reports of what shoppers could not get.
import { reportProblem } from '#ui/page/report-problem';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { ShopStore } from '#store';
import type { Addition } from '../commands/addition.ts';
import type { CommandAnswer } from '../commands/command.ts';
import { cartEvents } from './cart-slice.ts';
import { goToLogin } from './go-to-login.ts';
import type { PendingCommand } from './pending-commands.ts';

export function applyAnswer(store: ShopStore, { id, command }: PendingCommand, answer: CommandAnswer): void {
  if (command.adds !== undefined) reportOutOfStock(command.adds, answer.messages);
  store.dispatch(cartEvents.commandAnswered({ id, reply: answer }));
  if (answer.followedBy !== undefined) store.dispatch(answer.followedBy);
}

/** Counts items that shoppers could not get (§8, analytics). */
function reportOutOfStock({ items }: Addition, messages: CommandAnswer['messages']): void {
  const out = new Set(
    messages.flatMap(({ code, itemId = items[0]?.itemId }) => (code === 'OUT_OF_STOCK' && itemId !== undefined ? itemId : [])),
  );
  if (out.size > 0) reportProblem({ msg: 'Item out of stock.', error: { code: 'OOS' }, info: { itemIds: [...out] } });
}

/** A missing line was removed elsewhere: reloads the cart, and keeps showing the reason. */
export function applyFailure(store: ShopStore, { id, command }: PendingCommand, { status, code, message }: Refusal): void {
  if (command.adds !== undefined)
    reportProblem({ msg: 'Add to cart failed', error: { status, code }, info: { asked: command.adds.items.length } });
  store.dispatch(cartEvents.commandFailed({ id, code, message, gone: status === 404 }));
  if (status === 401) return goToLogin();
  if (status !== 404) return;
  store.dispatch(cartEvents.outdated());
  if (command.outdates !== undefined) store.dispatch(command.outdates);
}

/** Nothing to read: the command did what it was asked. */
export function hasNothingToRead(answer: CommandAnswer | Refusal): boolean {
  return !isRefusal(answer) && answer.messages.every(({ type }) => type === 'info');
}
