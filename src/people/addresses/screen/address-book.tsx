// The address book as a page shows it: list, add, change, set as default, remove and restore (CHK-2, USR-1).
import type { ReactNode } from 'react';
import type { AddressBook as Book, addressesContract } from '#people/addresses/contract';
import { MOST_ADDRESSES } from '#people/addresses/rules';
import { addressesWords } from '#people/addresses/words';
import { sayer } from '#base/locale/words';
import { EmptyState } from '#ui/kit/empty-state';
import { PlusIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { ask, pageVisit, type WithContext } from '#ui/page/page-visit';
import { Picture } from '#ui/kit/picture';
import { FormDrawer } from '#ui/kit/form-drawer';
import { usePaths, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { useOpened } from '#ui/page/use-opened';
import envelopes from './art/envelopes.svg?url';
import { AddressCard } from './address-card.tsx';
import type { EditorAnswer } from './address-editor.tsx';
import styles from './addresses.module.css';
import { BookEditor } from './book-editor.tsx';
import { FormResult } from './form-result.tsx';
import { RemovedAddress } from './removed-address.tsx';

/** The book, and what the last form did with it. */
export async function loadBook(args: WithContext & { readonly request: Request }) {
  const query = new URL(args.request.url).searchParams;
  const text = (name: string): string => (query.get(name) ?? '').slice(0, 40);
  const { addresses, store, room } = await ask<typeof addressesContract>(args)('GET /gus/api/usr/c/addresses', {});
  return {
    addresses,
    store,
    room,
    asked: { saved: text('saved'), removed: text('removed') },
    title: sayer(addressesWords, args.context.get(pageVisit).copyLocale)('title'),
  };
}

interface AddressBookProps {
  readonly loaded: Awaited<ReturnType<typeof loadBook>>;
  readonly answer: EditorAnswer | undefined;
  /** What stands above the addresses. */
  readonly children?: ReactNode;
  /** What new addresses would be good for; `nothing`: none is added. */
  readonly own?: 'everything' | 'billing' | 'nothing';
}

/** The page of a shopper's addresses. */
export function AddressBook({ loaded: { addresses, store, room, asked }, answer, children, own = 'everything' }: AddressBookProps) {
  const t = useWords(addressesWords);
  const paths = usePaths();
  const open = useOpened('address');
  const edited = addresses.find(({ id }) => id === open.id);
  const isOpen = edited !== undefined || (open.id === 'new' && room > 0 && own !== 'nothing');
  const add = (
    <LinkButton to={paths.addresses({ address: 'new' })} variant="primary" onClick={open.onPress('new')} preventScrollReset>
      <PlusIcon />
      {t(own === 'billing' ? 'addBilling' : 'add')}
    </LinkButton>
  );
  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        {(addresses.length > 0 || own === 'billing') && room > 0 && own !== 'nothing' && add}
      </div>
      <p className={styles.lead}>{t('lead')}</p>
      {room === 0 && <Message className={styles.told}>{t('ADDRESSES_FULL', { most: MOST_ADDRESSES })}</Message>}
      {children}
      <FormResult answer={isOpen ? undefined : answer} saved={asked.saved} />
      {asked.removed !== '' && <RemovedAddress key={asked.removed} id={asked.removed} />}
      <FormDrawer
        open={isOpen}
        onClose={open.close}
        title={t(edited !== undefined ? 'editTitle' : own === 'billing' ? 'addBilling' : 'add')}
        closeLabel={t('close')}
      >
        <BookEditor key={open.id} address={edited} answer={open.id === open.asked ? answer : undefined} />
      </FormDrawer>
      {addresses.length === 0 ? (
        own === 'everything' && (
          <EmptyState picture={<Picture src={envelopes} alt="" width={160} height={160} />} title={t('empty')} actions={add}>
            {t('emptyText')}
          </EmptyState>
        )
      ) : (
        <ul className={styles.cards}>
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} onEdit={open.onPress(address.id)} />
          ))}
        </ul>
      )}
      {store !== null && <YourStore store={store} />}
    </>
  );
}

function YourStore({ store }: { readonly store: NonNullable<Book['store']> }) {
  const t = useWords(addressesWords);
  const paths = usePaths();
  return (
    <section aria-labelledby="your-store" className={styles.store}>
      <h2 id="your-store">{t('yourStore')}</h2>
      <p>
        {store.organizationName}, {store.address1}, {store.city} {store.state} {store.zipCode}
      </p>
      <TextAction to={paths.stores({ back: paths.addresses() })}>{t('changeStore')}</TextAction>
    </section>
  );
}
