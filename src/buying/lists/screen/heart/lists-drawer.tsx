// The drawer of lists: which ones hold the product, and one press to put it on another or to take it off (LST-4).
import { useState } from 'react';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { ListSummary } from '#buying/lists/contract';
import { nameTokens } from '#buying/lists/rules';
import { listsWords } from '#buying/lists/words';
import { Button } from '#ui/kit/button';
import { Badge } from '#ui/kit/badge';
import { Drawer } from '#ui/kit/drawer';
import { PlusIcon } from '#ui/kit/icons';
import { Message } from '#ui/kit/message';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './drawers.module.css';
import { ownLists, type CardLists } from './load-lists.ts';
import type { Asked } from './saved-state.ts';
import { putOn, takeOff } from './save-item.ts';

/** As many as the drawer shows until the shopper asks for all. */
const MOST_SHOWN = 5;

interface ListsDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly item: Asked;
  readonly lists: CardLists;
  readonly onChange: (lists: CardLists) => void;
  readonly onCreate: () => void;
}

export function ListsDrawer({ open, onClose, item, lists, onChange, onCreate }: ListsDrawerProps) {
  const t = useWords(listsWords);
  const [all, setAll] = useState(false);
  const [problem, setProblem] = useState('');
  const own = ownLists(lists).toSorted((a, b) => a.name.localeCompare(b.name));
  const holding = own.filter((list) => holds(list, item));
  const tokens = nameTokens(holding.map(({ name }) => name));
  const shown = all ? own : own.slice(0, MOST_SHOWN);
  const show = (reply: CardLists | Refusal): void => {
    if (isRefusal(reply)) return setProblem(reply.message || t('notSent'));
    setProblem('');
    onChange(reply);
  };
  return (
    <Drawer open={open} onClose={onClose} title={t('drawerTitle')} closeLabel={t('close')} foot={<Foot onCreate={onCreate} />}>
      {holding.length > 0 && (
        <p className={styles.tokens}>
          {t('onLists')}
          {tokens.shown.map((name, at) => (
            <Badge key={holding[at]?.listId ?? name}>{name}</Badge>
          ))}
          {tokens.more > 0 && t('andMore', { n: tokens.more })}
        </p>
      )}
      {problem !== '' && (
        <Message tone="bad" live>
          {problem}
        </Message>
      )}
      <ul className={styles.lists}>
        {shown.map((list) => (
          <ListRow key={list.listId} list={list} item={item} lists={lists} onReply={show} />
        ))}
      </ul>
      {own.length > shown.length && <TextAction onClick={() => setAll(true)}>{t('showAllLists', { n: own.length })}</TextAction>}
    </Drawer>
  );
}

const holds = ({ itemIds = [] }: ListSummary, { itemId }: Asked): boolean => itemIds.includes(itemId);

interface ListRowProps {
  readonly list: ListSummary;
  readonly item: Asked;
  readonly lists: CardLists;
  readonly onReply: (reply: CardLists | Refusal) => void;
}

function ListRow({ list, item, lists, onReply }: ListRowProps) {
  const t = useWords(listsWords);
  const [busy, setBusy] = useState(false);
  const isOn = holds(list, item);
  const press = async (): Promise<void> => {
    setBusy(true);
    onReply(await (isOn ? takeOff(lists, list.listId, item.itemId) : putOn(lists, list.listId, item, crypto.randomUUID())));
    setBusy(false);
  };
  return (
    <li>
      <span className={styles.name}>
        {list.name}
        <span className={styles.count}>{t('items', { n: list.itemCount })}</span>
      </span>
      <Button size="small" busy={busy} variant={isOn ? undefined : 'ink'} onClick={() => void press()}>
        {t(isOn ? 'takeOff' : 'putOn')}
        <span className="sr"> {t('about', { name: list.name })}</span>
      </Button>
    </li>
  );
}

function Foot({ onCreate }: { readonly onCreate: () => void }) {
  const t = useWords(listsWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  return (
    <div className={styles.foot}>
      <Button onClick={onCreate} wide>
        <PlusIcon />
        {t('createTitle')}
      </Button>
      <TextAction to={paths.lists(tenant)}>{t('back')}</TextAction>
    </div>
  );
}
