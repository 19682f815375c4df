import { Suspense } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { headerWords } from '#around/header/words';
import { SignInDrawer, useRefreshSession, useSessionFacts, wayBack } from '#people/sessions/screen';
import { AccountIcon } from '#ui/kit/icons';
import { CachedPart } from '#ui/page/cached-part';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { useSurface } from '#ui/page/use-surface';
import { HeaderAction } from './header-action.tsx';
import { AccountDetail } from './signed-in-lazy.ts';

/** Sign-in link: opens a drawer, before hydration a page that leads back here. Shows name and account when the shopper is known. */
export function AccountAction() {
  const t = useWords(headerWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const { pathname, search } = useLocation();
  const session = useSessionFacts();
  const refresh = useRefreshSession();
  const revalidator = useRevalidator();
  const { open, used, show, close } = useSurface();
  if (session?.signedIn)
    return (
      <HeaderAction
        to={paths.account(tenant)}
        icon={<AccountIcon />}
        name={t('hello', { name: session.firstName })}
        detail={
          <Suspense fallback={session.accountName || t('yourAccount')}>
            <AccountDetail session={session} />
          </Suspense>
        }
      />
    );
  // On the login page the address already has the way back.
  const onLogin = pathname.includes('/office/supplies/');
  const back = onLogin ? {} : wayBack(tenant, pathname + search);
  const signedIn = async (): Promise<void> => {
    close();
    await Promise.all([refresh(), revalidator.revalidate()]);
  };
  return (
    <>
      <HeaderAction
        to={paths.login(back)}
        icon={
          <CachedPart name="account-icon" of={null}>
            <AccountIcon />
          </CachedPart>
        }
        name={t('signIn')}
        detail={t('signInHint')}
        {...(onLogin ? {} : { 'aria-haspopup': 'dialog', onClick: show })}
      />
      {used && <SignInDrawer open={open} onClose={close} onSignedIn={() => void signedIn()} />}
    </>
  );
}
