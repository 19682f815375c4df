// `/stores/:storeNumber/stock?item=`: whether a store has an item, for this shopper (STO-1, LST-5). Never shared, for prices and stock are the shopper's own.
import { data as reply } from 'react-router';
import type { Route } from './+types/store-stock-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { CheckItemForm } from '#goods/stores/screen';
import type { storesContract } from '#goods/stores/contract';
import { Breadcrumbs } from '#ui/kit/breadcrumbs';
import { Message } from '#ui/kit/message';
import { wordsOfRefusal } from '#ui/page/refusal-words';
import { pageMeta } from '#ui/page/page-meta';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import type { storeStockContract } from '#buying/store-stock/contract';
import { storeStockWords } from '#buying/store-stock/words';
import { StockAnswer } from './stock-answer.tsx';
import styles from './store-stock.module.css';

const LONGEST = 300;

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale } = args.context.get(pageVisit);
  const say = sayer(storeStockWords, copyLocale);
  const params = { storeNumber: args.params.storeNumber.slice(0, 8) };
  const call = attempt<typeof storesContract & typeof storeStockContract>(args);
  const store = await call('GET /api/stores/:storeNumber', { params });
  if (isRefusal(store)) throw reply(null, { status: 404 });
  const typed = new URL(args.request.url).searchParams.get('item');
  const item = (typed ?? '').trim().slice(0, LONGEST);
  const shown = { store, item, title: say('title', { name: store.name }), answer: null, refused: null, error: '' };
  if (item === '') return { ...shown, error: typed === null ? '' : say('nothingTyped') };
  const answer = await call('GET /api/stores/:storeNumber/stock', { params, query: { item } });
  if (!isRefusal(answer)) return { ...shown, answer };
  return { ...shown, refused: wordsOfRefusal(answer) || say('failed') };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function StoreStockPage({ loaderData: { store, item, title, answer, refused, error } }: Route.ComponentProps) {
  const t = useWords(storeStockWords);
  const paths = usePaths();
  const crumbs = [
    { label: t('home'), to: paths.home() },
    { label: t('stores'), to: paths.stores() },
    { label: store.name, to: paths.store(store.storeNumber) },
    { label: t('here') },
  ];
  return (
    <div className="wrap">
      <Breadcrumbs label={t('breadcrumb')} items={crumbs} />
      <h1>{title}</h1>
      <div className={styles.page}>
        <CheckItemForm storeNumber={store.storeNumber} typed={item} error={error} />
        <div aria-live="polite" className={styles.answer}>
          {refused !== null && <Message tone="bad">{refused}</Message>}
          {answer !== null && <StockAnswer answer={answer} />}
        </div>
      </div>
    </div>
  );
}
