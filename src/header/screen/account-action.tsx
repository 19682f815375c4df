import { useLocation } from 'react-router';
import { headerWords } from '#header/words';
import { AccountIcon } from '#ui/icons';
import { usePaths, useShop, useWords } from '#ui/shop';
import { HeaderAction } from './header-action.tsx';
import { useSessionFacts } from './session-facts.tsx';

/** Sign in, with the way back to this page; once the page knows who is shopping, their name and account. */
export function AccountAction() {
  const t = useWords(headerWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const { pathname, search } = useLocation();
  const session = useSessionFacts();
  if (session?.signedIn)
    return (
      <HeaderAction
        to={paths.account(tenant)}
        icon={<AccountIcon />}
        name={t('hello', { name: session.firstName })}
        detail={session.accountName || t('yourAccount')}
      />
    );
  // On the login itself the way back is already in the address.
  const back = pathname.includes('/office/supplies/') ? {} : { [tenant === 'business' ? 'target' : 'jump']: pathname + search };
  return <HeaderAction to={paths.login(back)} icon={<AccountIcon />} name={t('signIn')} detail={t('signInHint')} />;
}
