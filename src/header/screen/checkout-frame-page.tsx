// Layout route of checkout: a slim header that leads nowhere but back, and the last line of the footer (APP-15).
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import type { Route } from './+types/checkout-frame-page';
import { headerWords } from '#header/words';
import { LockIcon } from '#ui/icons';
import { Link } from '#ui/link';
import { LinkButton } from '#ui/link-button';
import { Logo } from '#ui/logo';
import { SkipLink } from '#ui/skip-link';
import { usePaths, useShop, useWords } from '#ui/shop';
import { unbroken } from '#ui/unbroken';
import { ErrorView, errorKindOf } from './error-view.tsx';
import { PageMain } from './page-main.tsx';
import { SiteFooter } from './site-footer.tsx';
import styles from './checkout-frame.module.css';

export default function CheckoutFramePage() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorView kind={errorKindOf(error)} departments={[]} />
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useWords(headerWords);
  const paths = usePaths();
  const { phone, tenant } = useShop().site;
  const business = tenant === 'business';
  return (
    <>
      <SkipLink>{t('skip')}</SkipLink>
      <header className={styles.header}>
        <div className={`wrap ${styles.row}`}>
          <Logo name="Inkwell" to={paths.home()} label={t(business ? 'businessHomePage' : 'homePage')} badge={business && t('business')} />
          <div className={styles.end}>
            <span className={styles.secure}>
              <LockIcon /> {t('secureCheckout')}
            </span>
            <Link to={`tel:${phone.replace(/\D/g, '')}`} className={styles.phone}>
              {unbroken(phone)}
            </Link>
            <LinkButton to={paths.cart(tenant)} size="small">
              {t('backToCart')}
            </LinkButton>
          </div>
        </div>
      </header>
      <PageMain>{children}</PageMain>
      <SiteFooter slim />
    </>
  );
}
