// The top line: one piece of news, and service links.
import { lazy, Suspense } from 'react';
import { formatPrice } from '#base/locale/rules';
import type { SlotContent } from '#finding/banners/screen';
import { headerWords } from '#around/header/words';
import { useSessionFacts } from '#people/sessions/screen';
import { Link } from '#ui/kit/link';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { useFrameSlot } from './frame-content.ts';
import { RouteHeader } from './route-header.tsx';
import { useOtherEdition } from './use-other-edition.ts';
import styles from './top-hat.module.css';

/** Seldom there, so its code comes with it. */
const ContentNews = lazy(async () => ({ default: (await import('./content-news.tsx')).ContentNews }));

/** Whether content says something in the top line, or to some visitors. */
export const hasNews = ({ banners, own }: SlotContent): boolean => own || banners.length > 0;

export function TopHat({ help }: { readonly help: boolean }) {
  const t = useWords(headerWords);
  const paths = usePaths();
  const { site } = useShop();
  const other = useOtherEdition();
  const salesRep = useSessionFacts()?.salesRepName ?? '';
  return (
    <section className={`on-ink ${styles.hat} ${styles[site.tenant]}`} aria-label={t('news')}>
      <div className={`wrap ${styles.row}`}>
        <News />
        <nav aria-label={t('service')}>
          {salesRep !== '' && <Link to={`${paths.account(site.tenant)}#overview-rep`}>{t('salesRep', { name: salesRep })}</Link>}
          <Link to={other}>{t(site.tenant === 'business' ? 'forHome' : 'forBusiness')}</Link>
          <Link to={paths.quickOrder()}>{t('quickOrder')}</Link>
          <Link to={paths.orderLookup()}>{t('trackOrder')}</Link>
          {help && <Link to={paths.help()}>{t('help')}</Link>}
        </nav>
      </div>
    </section>
  );
}

/** What content says there, or what the shop says by itself. */
function News() {
  const t = useWords(headerWords);
  const paths = usePaths();
  const { site, copyLocale } = useShop();
  const slot = useFrameSlot('topHat');
  const usual = (
    <>
      {t('freeDelivery', { amount: formatPrice(site.freeShippingThreshold, site.currency, copyLocale) })}{' '}
      <Link to={paths.about('delivery')} className={styles.more}>
        {t('howDelivery')}
      </Link>
    </>
  );
  return (
    <p data-slot="topHat">
      <RouteHeader part="news">
        {hasNews(slot) ? (
          <Suspense fallback={usual}>
            <ContentNews slot={slot} linkClass={styles.more}>
              {usual}
            </ContentNews>
          </Suspense>
        ) : (
          usual
        )}
      </RouteHeader>
    </p>
  );
}
