// A shopper's saved cards: list, add, rename, set as default or for the membership, remove and restore (PAY-3, USR-1).
import type { Route } from './+types/saved-cards-page';
import { loadStored } from '#people/addresses/screen';
import { usePaymentNotRemoved } from '#buying/cart/screen';
import { sayer } from '#base/locale/words';
import type { SavedCards, savedCardsContract } from '#buying/saved-cards/contract';
import { MOST_CARDS } from '#buying/saved-cards/rules';
import { savedCardsWords } from '#buying/saved-cards/words';
import { pageMeta } from '#ui/page/page-meta';
import { EmptyState } from '#ui/kit/empty-state';
import { PlusIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { ask, pageVisit } from '#ui/page/page-visit';
import { Picture } from '#ui/kit/picture';
import { usePaths, useWords } from '#ui/page/shop';
import { FormDrawer } from '#ui/kit/form-drawer';
import { useOpened, type Opened } from '#ui/page/use-opened';
import card from './art/membership-card.svg?url';
import { runCardAction } from './card-actions.ts';
import { CardChanges, NewCard } from './card-editor.tsx';
import { SavedCardTile } from './saved-card-tile.tsx';
import styles from './saved-cards.module.css';
import { CardNotice, Removed } from './card-notice.tsx';

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const text = (name: string): string => (query.get(name) ?? '').slice(0, 40);
  const [cards, stored] = await Promise.all([
    ask<typeof savedCardsContract>(args)('GET /gus/api/usr/c/payments', {}),
    loadStored(args, 'billing'),
  ]);
  return {
    cards,
    stored,
    asked: { saved: text('saved'), removed: text('removed') },
    title: sayer(savedCardsWords, args.context.get(pageVisit).copyLocale)('title'),
  };
}

export const action = (args: Route.ActionArgs) => runCardAction(args);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function SavedCardsPage({ loaderData: { cards, stored, asked }, actionData: answer }: Route.ComponentProps) {
  const t = useWords(savedCardsWords);
  const paths = usePaths();
  const open = useOpened('card');
  const { payments, room } = cards;
  const edited = payments.find(({ id }) => id === open.id);
  const isOpen = edited !== undefined || (open.id === 'new' && room > 0);
  usePaymentNotRemoved(answer?.intent === 'remove' ? answer : undefined);
  const own = open.id === open.asked ? answer : undefined;
  const add = (
    <LinkButton to={paths.savedCards({ card: 'new' })} variant="primary" onClick={open.onPress('new')} preventScrollReset>
      <PlusIcon />
      {t('add')}
    </LinkButton>
  );
  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        {payments.length > 0 && room > 0 && add}
      </div>
      <p className={styles.lead}>{t('lead')}</p>
      {room === 0 && <Message className={styles.notice}>{t('SAVED_CARD_LIMIT_REACHED', { most: MOST_CARDS })}</Message>}
      <CardNotice answer={isOpen ? undefined : answer} saved={asked.saved} />
      {asked.removed !== '' && <Removed key={asked.removed} id={asked.removed} />}
      <FormDrawer open={isOpen} onClose={open.close} title={t(edited === undefined ? 'add' : 'editTitle')} closeLabel={t('close')}>
        {edited === undefined ? (
          <NewCard key="new" stored={stored} answer={own} isFirst={payments.length === 0} />
        ) : (
          <CardChanges key={edited.id} card={edited} stored={stored} answer={own} />
        )}
      </FormDrawer>
      {payments.length === 0 ? (
        <EmptyState picture={<Picture src={card} alt="" width={160} height={160} />} title={t('empty')} actions={add}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <CardTiles cards={cards} onEdit={open.onPress} />
      )}
    </>
  );
}

interface CardTilesProps {
  readonly cards: Pick<SavedCards, 'payments' | 'quickBuyPaymentId' | 'hasMembership'>;
  /** Opens the form of a card. */
  readonly onEdit: Opened['onPress'];
}

function CardTiles({ cards: { payments, quickBuyPaymentId, hasMembership }, onEdit }: CardTilesProps) {
  return (
    <ul className={styles.cards}>
      {payments.map((one) => (
        <SavedCardTile key={one.id} card={one} quickBuyId={quickBuyPaymentId} hasMembership={hasMembership} onEdit={onEdit(one.id)} />
      ))}
    </ul>
  );
}
