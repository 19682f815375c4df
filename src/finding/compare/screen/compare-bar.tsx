// The bar of selected products (CAT-5): pictures to remove, clear, restore, and the link to the comparison.
import { Provider, useDispatch, useSelector } from 'react-redux';
import { MOST_COMPARED } from '#finding/compare/rules';
import { compareWords } from '#finding/compare/words';
import type { ShopState } from '#store';
import { Button } from '#ui/kit/button';
import { Drawer } from '#ui/kit/drawer';
import { CloseIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { Picture } from '#ui/kit/picture';
import { usePaths, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { UndoRow } from '#ui/kit/undo-row';
import styles from './compare-bar.module.css';
import { compareEvents, compareStore, loadTiles } from './compare-list.ts';
import { selectCompare, type ComparedTile } from './compare-slice.ts';

export const CompareBar = () => (
  <Provider store={compareStore()}>
    <Bar />
  </Provider>
);

function Bar() {
  const t = useWords(compareWords);
  const dispatch = useDispatch();
  const { itemIds, cleared, full, open } = useSelector((state: ShopState) => selectCompare(state));
  const counted = t('count', { n: itemIds.length, most: MOST_COMPARED });
  if (itemIds.length === 0 && cleared.length === 0) return null;
  if (itemIds.length === 0)
    return (
      <UndoRow
        undoLabel={t('undo')}
        onUndo={() => dispatch(compareEvents.restored())}
        onExpire={() => dispatch(compareEvents.clearedForGood())}
        className={styles.cleared}
      >
        {t('cleared')}
      </UndoRow>
    );
  const clear = <TextAction onClick={() => dispatch(compareEvents.cleared())}>{t('clear')}</TextAction>;
  return (
    <section className={styles.bar} aria-label={t('bar')}>
      <p className={styles.count}>{counted}</p>
      <button type="button" className={styles.show} aria-label={t('show')} onClick={() => dispatch(compareEvents.drawerOpened())}>
        {counted}
      </button>
      <Items className={styles.items} />
      <div className={styles.wide}>{clear}</div>
      <Open />
      <output className={styles.said}>{full ? t('full', { most: MOST_COMPARED }) : itemIds.length === 1 && t('oneMore')}</output>
      <Drawer open={open} onClose={() => dispatch(compareEvents.drawerClosed())} title={counted} closeLabel={t('close')} foot={<Open />}>
        <Items className={styles.list} named />
        <p>{clear}</p>
      </Drawer>
    </section>
  );
}

function Open() {
  const t = useWords(compareWords);
  const paths = usePaths();
  const { itemIds } = useSelector((state: ShopState) => selectCompare(state));
  return (
    <LinkButton to={paths.compare(itemIds)} variant="ink" size="small">
      <span className={styles.wide}>{t('open')}</span>
      <span className={styles.narrow}>{t('openShort')}</span>
    </LinkButton>
  );
}

function Items({ className, named = false }: { readonly className: string | undefined; readonly named?: boolean }) {
  const t = useWords(compareWords);
  const { itemIds, tiles, status } = useSelector((state: ShopState) => selectCompare(state));
  if (status === 'error')
    return (
      <p className={styles.failed} role="alert">
        {t('failed')}{' '}
        <Button size="small" onClick={() => void loadTiles(compareStore())}>
          {t('again')}
        </Button>
      </p>
    );
  return (
    <ul className={className}>
      {Array.from({ length: MOST_COMPARED }, (_, at) => {
        const itemId = itemIds[at];
        return itemId === undefined ? (
          <li key={at} className={styles.slot} aria-hidden="true" />
        ) : (
          <Item key={itemId} itemId={itemId} tile={tiles.find((tile) => tile.itemId === itemId)} named={named} />
        );
      })}
    </ul>
  );
}

interface ItemProps {
  readonly itemId: string;
  readonly tile: ComparedTile | undefined;
  readonly named: boolean;
}

function Item({ itemId, tile, named }: ItemProps) {
  const t = useWords(compareWords);
  const dispatch = useDispatch();
  const title = tile?.title ?? itemId;
  return (
    <li className={styles.item}>
      <span className={styles.picture}>{tile !== undefined && <Picture src={tile.image.src} alt="" width={56} height={56} />}</span>
      {named && <span>{title}</span>}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('remove', { title })}
        onClick={() => dispatch(compareEvents.removed(itemId))}
      >
        <CloseIcon />
      </button>
    </li>
  );
}
