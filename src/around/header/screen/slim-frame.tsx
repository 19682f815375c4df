// The frame of pages with a single task: checkout, which only leads back, and targets of mailed links (APP-15).
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pageContext, type FrameVariant } from '#around/header/rules';
import type { ActingNow } from '#people/representatives/contract';
import { ActingBanner } from '#people/representatives/screen';
import { headerWords } from '#around/header/words';
import { LockIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { LinkButton } from '#ui/kit/link-button';
import { Logo } from '#ui/kit/logo';
import { SkipLink } from '#ui/kit/skip-link';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { unbroken } from '#ui/kit/unbroken';
import { RouteHeader } from './route-header.tsx';
import { PageMain } from './page-main.tsx';
import { SiteFooter } from './site-footer.tsx';
import styles from './slim-frame.module.css';

interface SlimFrameProps {
  readonly variant: Exclude<FrameVariant, 'full'>;
  /** The partner whose site the shopper came from. */
  readonly partner?: string;
  /** The representative who acts for the shopper. */
  readonly acting?: ActingNow | null | undefined;
  readonly children: ReactNode;
}

export function SlimFrame({ variant, partner = '', acting, children }: SlimFrameProps) {
  const t = useWords(headerWords);
  const paths = usePaths();
  const { pathname } = useLocation();
  const { phone, tenant } = useShop().site;
  const business = tenant === 'business';
  return (
    <>
      {acting && <ActingBanner acting={acting} />}
      <SkipLink>{t('skip')}</SkipLink>
      <header className={styles.header} data-variant={variant} data-context={pageContext(pathname, paths.home(), tenant)}>
        <div className={`wrap ${styles.row}`}>
          <Logo
            name="Inkwell"
            to={paths.home()}
            label={t('homePage')}
            badge={business && <RouteHeader part="badge">{t('business')}</RouteHeader>}
          />
          {variant === 'third-party-payment' && <p className={styles.partner}>{t('withPartner', { partner })}</p>}
          {variant !== 'logo-only' && (
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
          )}
        </div>
      </header>
      <PageMain>{children}</PageMain>
      <SiteFooter slim />
    </>
  );
}
