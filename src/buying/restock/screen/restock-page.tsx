// Starts restocks, or changes one: items, days, limits, address and payment, with what is agreed to at the button (ATC-7).
import type { Route } from './+types/restock-page';
import { sayer } from '#base/locale/words';
import type { restockContract } from '#buying/restock/contract';
import { restockWords } from '#buying/restock/words';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { usePaths } from '#ui/page/shop';
import { ItemQuestion } from './item-question.tsx';
import { RestockForm } from './restock-form.tsx';
import { RestockHistory } from './restock-history.tsx';
import { freshValues, storedValues } from './form-values.ts';
import { saveTyped } from './typed-form.ts';
import { useRestockText } from './use-restock-text.ts';
import styles from './restock.module.css';

const idOf = ({ restockId }: { readonly restockId: string }): string | null => (restockId === 'new' ? null : restockId);

export async function loader(args: Route.LoaderArgs) {
  const restockId = idOf(args.params);
  const say = sayer(restockWords, args.context.get(pageVisit).copyLocale);
  const call = ask<typeof restockContract>(args);
  if (restockId !== null) {
    const read = await call('GET /api/restocks/:restockId', { params: { restockId } });
    const { restock, choices, history } = read;
    const typed = storedValues(read);
    return { title: say('editTitle'), items: [{ item: restock.item, qty: restock.qty }], choices, typed, history, restockId };
  }
  const items = (new URL(args.request.url).searchParams.get('items') ?? '').slice(0, 600);
  const form = await call('GET /api/restock-form', { query: { items } });
  return { title: say('newTitle'), ...form, typed: freshValues(form), history: null, restockId };
}

export async function action(args: Route.ActionArgs) {
  return saveTyped(args, await args.request.formData(), idOf(args.params));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function RestockPage({ loaderData: loaded, actionData }: Route.ComponentProps) {
  const { t } = useRestockText();
  const { restockId, items, choices, typed, history, title } = loaded;
  return (
    <>
      <PageHead back={<TextAction to={usePaths().restock()}>{t('back')}</TextAction>} title={title} />
      <p className={styles.lead}>{t('newLead')}</p>
      {items.length === 0 ? (
        <ItemQuestion />
      ) : (
        <RestockForm
          key={restockId ?? 'new'}
          isNew={restockId === null}
          items={items}
          choices={choices}
          typed={typed}
          answer={actionData}
        />
      )}
      {history !== null && <RestockHistory history={history} />}
    </>
  );
}
