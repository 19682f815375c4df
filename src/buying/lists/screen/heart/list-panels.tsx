// What follows the press of a heart (LST-4): the list used last takes the product at once; otherwise the drawer of lists opens, and the drawer for a
// new one where there are none or they could not be loaded. Guests sign in first.
import { useSyncExternalStore } from 'react';
import { SignInDrawer, useRefreshSession } from '#people/sessions/screen';
import { CreateDrawer } from './create-drawer.tsx';
import { ListsDrawer } from './lists-drawer.tsx';
import { askedNow, watchSaved } from './saved-state.ts';
import { SavedToast } from './saved-toast.tsx';
import { useAsked } from './use-asked.ts';
import { useSaving } from './use-saving.ts';

export function ListPanels() {
  const asked = useSyncExternalStore(watchSaved, askedNow, () => null);
  const saving = useSaving();
  const refresh = useRefreshSession();
  const { shown, show, item, lists } = saving;
  useAsked(asked, (about, signedIn) => (signedIn ? void saving.begin(about) : saving.askToSignIn(about)));
  const close = (): void => show(null);
  const signedIn = (): void => {
    close();
    void refresh().then(() => saving.begin(item, true));
  };
  return (
    <>
      <SignInDrawer open={shown === 'signIn'} onClose={close} onSignedIn={signedIn} />
      {item !== null && (
        <>
          <ListsDrawer
            open={shown === 'lists'}
            onClose={close}
            item={item}
            lists={lists ?? []}
            onChange={saving.setLists}
            onCreate={() => show('create')}
          />
          <CreateDrawer
            key={`${item.itemId} ${String(shown === 'create')}`}
            open={shown === 'create'}
            onClose={close}
            item={item}
            lists={lists}
            onRetry={() => void saving.begin(item, true)}
            onCreated={saving.created}
          />
        </>
      )}
      <SavedToast said={saving.said} onDismiss={() => saving.say(null)} onChange={() => show('lists')} />
    </>
  );
}
