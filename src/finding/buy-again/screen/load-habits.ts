// What the page shows: habits of the shopper or the organization, all of them or those of one list.
import type { listsContract } from '#buying/lists/contract';
import type { buyAgainContract } from '#finding/buy-again/contract';
import { isRefusal } from '#base/outcome/rules';
import { ask, attempt, type WithContext } from '#ui/page/page-visit';

const MOST_LISTS = 50;

export async function loadHabits(args: WithContext, address: string) {
  const asked = new URL(address).searchParams;
  const [of, list] = [asked.get('of') === 'organization' ? 'organization' : 'mine', (asked.get('list') ?? '').slice(0, 40)] as const;
  const call = attempt<typeof listsContract>(args);
  const [lists, chosen] = await Promise.all([
    call('GET /cc/api/lists', { query: {} }),
    list === '' ? null : call('GET /cc/api/list/:id', { params: { id: list } }),
  ]);
  // A list that is gone, or not the shopper's to see, filters nothing.
  const items = chosen === null || isRefusal(chosen) ? null : chosen.items.map(({ itemId }) => itemId).join();
  const query = { of, ...(items !== null && { items: items.slice(0, 6_000) }) };
  const found = await ask<typeof buyAgainContract>(args)('GET /api/buy-again', { query });
  const names = isRefusal(lists) ? [] : lists.shoppingLists.slice(0, MOST_LISTS).map(({ listId, name }) => ({ listId, name }));
  return { ...found, list: items === null ? '' : list, lists: names };
}
