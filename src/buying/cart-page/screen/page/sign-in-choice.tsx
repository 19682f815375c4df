// Offers to sign in before checkout; required only when the account demands it (CART-29 loginRequired; MINI-1).
import type { Cart } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { Link } from '#ui/kit/link';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './cart-page.module.css';

interface SignInChoiceProps {
  readonly cart: Cart;
  /** In one line, for small spaces. */
  readonly short?: boolean | undefined;
}

export function SignInChoice({ cart, short }: SignInChoiceProps) {
  const t = useWords(cartWords);
  const paths = usePaths();
  const { userType, loginRequired } = cart.cartAttributes;
  if (userType !== 'GUEST') return null;
  return (
    <p className={short ? styles.signInShort : styles.signIn}>
      {!loginRequired && <b>{t('signInTitle')}</b>} {loginRequired ? t('signInNeeded') : !short && t('signInText')}{' '}
      <Link to={paths.login({ jump: paths.precheckout() })} rel="nofollow">
        {t('signIn')}
      </Link>
    </p>
  );
}
