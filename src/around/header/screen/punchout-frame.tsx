// The frame of pages while somebody shops for a purchasing system: search, cart and the way back, and for whom; no departments, deals, lists or footer.
// The system's word opens no account, so there are no lists to save to.
import type { ReactNode } from 'react';
import { useBadge } from '#buying/cart/screen';
import { ListsClosed } from '#buying/lists/screen';
import type { PunchoutNow } from '#buying/punchout/contract';
import { PunchoutStrip, ReturnButton } from '#buying/punchout/screen';
import { SearchBox } from '#finding/search/screen';
import { headerWords } from '#around/header/words';
import { formatPrice } from '#base/locale/rules';
import { CartIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { Logo } from '#ui/kit/logo';
import { SkipLink } from '#ui/kit/skip-link';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { PageMain } from './page-main.tsx';
import styles from './punchout-frame.module.css';

interface PunchoutFrameProps {
  readonly punchout: PunchoutNow;
  readonly children: ReactNode;
}

export function PunchoutFrame({ punchout, children }: PunchoutFrameProps) {
  const t = useWords(headerWords);
  const paths = usePaths();
  const { site, copyLocale } = useShop();
  const badge = useBadge();
  return (
    <ListsClosed value>
      <div className={styles.page} data-lists="closed">
        <SkipLink>{t('skip')}</SkipLink>
        <header className={styles.header}>
          <div className={`wrap ${styles.row}`}>
            <Logo name="Inkwell" to={paths.home()} label={t('homePage')} />
            <div className={styles.search}>
              <SearchBox />
            </div>
            <Link to={paths.cart(site.tenant)} className={styles.cart}>
              <CartIcon />
              {t('cart')}
              {badge !== null && badge.items > 0 && (
                <>
                  <span className="sr">{t('cartItems', { n: badge.items })}</span>
                  <span>{formatPrice(badge.cents, site.currency, copyLocale)}</span>
                </>
              )}
            </Link>
            <div className={styles.back}>
              <ReturnButton punchout={punchout} size="small" />
            </div>
          </div>
        </header>
        <PunchoutStrip punchout={punchout} />
        <PageMain>{children}</PageMain>
      </div>
    </ListsClosed>
  );
}
