// The lists of a shopper, one list, or the form that creates one, at the addresses of both sites (APP-9, LST-2, LST-6).
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/lists-page';
import type { listsContract } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { splitLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import type { quickOrderContract } from '#buying/quick-order/contract';
import { pageMeta } from '#ui/page/page-meta';
import { textOf } from '#ui/page/form-text';
import { ask, pageVisit } from '#ui/page/page-visit';
import { queryOf, readAsked } from './asked-lists.ts';
import { CreateList } from './create-list.tsx';
import { runListAction } from './list-actions.ts';
import { readListAddress } from './list-address.ts';
import { RequestKeyProvider } from './list-form.tsx';
import { forgetLists } from './heart/load-lists.ts';
import { PrintSheet } from './print-sheet.tsx';
import { NOT_SENT, type ListNote } from './list-note.ts';
import { ListsOffline } from './lists-offline.tsx';
import { ListView } from './list-view.tsx';
import { ListsView } from './lists-view.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { site, locale, copyLocale } = args.context.get(pageVisit);
  const url = new URL(args.request.url);
  const meant = readListAddress(splitLocale(url.pathname.replace(/\.data$/, '')).path, url.searchParams);
  if (meant === null) throw data(null, { status: 404 });
  const { listId, screen } = meant;
  if (meant.tenant !== site.tenant) {
    const query = screen === 'create' ? { create: 'true' } : screen === 'list' ? { listId } : {};
    throw redirect(makePaths(locale).lists(site.tenant, query));
  }
  const say = sayer(listsWords, copyLocale);
  const shown = { timeZone: site.timeZone, requestKey: crypto.randomUUID() };
  const call = ask<typeof listsContract>(args);
  if (screen === 'list') {
    const [list, writable] = await Promise.all([
      call('GET /cc/api/list/:id', { params: { id: listId } }),
      call('GET /cc/api/lists', { query: { action: 'add', ignoreList: listId, sortBy: 'name' } }),
    ]);
    const others = writable.shoppingLists.map(({ listId: id, name }) => ({ listId: id, name }));
    const one = { ...shown, list, others, title: list.name };
    return url.searchParams.get('print') === 'true' ? { ...one, screen: 'print' as const } : { ...one, screen };
  }
  const asked = readAsked(url.searchParams);
  const [lists, chosen] = await Promise.all([call('GET /cc/api/lists', { query: queryOf(asked) }), chosenOf(args, asked.item)]);
  return { ...shown, screen, lists, asked, chosen, title: say(screen === 'create' ? 'createTitle' : 'title') };
}

export const action = (args: Route.ActionArgs): Promise<ListNote> => runListAction(args);

/** When the server does not answer, the page and the key of its forms stay, so that a second press takes effect once. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<ListNote> {
  const nextKey = textOf(await request.clone().formData(), 'requestKey');
  forgetLists();
  return serverAction().catch((error: unknown) => {
    if (error instanceof TypeError) return { ...NOT_SENT, nextKey };
    throw error;
  });
}

export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  (actionResult as ListNote | undefined)?.notSent !== true && defaultShouldRevalidate; // the result of the actions above

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ListsPage({ loaderData: loaded, actionData: note }: Route.ComponentProps) {
  return (
    <RequestKeyProvider requestKey={note?.nextKey ?? loaded.requestKey}>
      {loaded.screen !== 'print' && <ListsOffline list={loaded.screen === 'list' ? loaded.list : null} />}
      {loaded.screen === 'print' ? (
        <PrintSheet list={loaded.list} timeZone={loaded.timeZone} />
      ) : loaded.screen === 'list' ? (
        <ListView key={loaded.list.listId} list={loaded.list} others={loaded.others} note={note} timeZone={loaded.timeZone} />
      ) : loaded.screen === 'create' ? (
        <CreateList levels={loaded.lists.allowedAccessLevel} note={note} asked={loaded.asked} chosen={loaded.chosen} />
      ) : (
        <ListsView {...loaded} note={note} />
      )}
    </RequestKeyProvider>
  );
}

/** The name of the item to add to a list. */
async function chosenOf(args: Route.LoaderArgs, itemId: string): Promise<string | null> {
  if (itemId === '') return null;
  const { rows } = await ask<typeof quickOrderContract>(args)('POST /api/quick-order/check', { body: { rows: [{ number: itemId }] } });
  return rows[0]?.name ?? null;
}
