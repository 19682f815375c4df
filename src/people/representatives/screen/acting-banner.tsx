// The band on every page while a representative acts for a shopper; it never leaves (USR-11).
import { useEffect } from 'react';
import { formatTime } from '#base/locale/rules';
import type { ActingNow } from '#people/representatives/contract';
import { representativesWords } from '#people/representatives/words';
import { RepresentativeIcon } from '#ui/kit/icons';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './acting-banner.module.css';
import { reasonWord } from './reason-word.ts';

export function ActingBanner({ acting }: { readonly acting: ActingNow }) {
  const t = useWords(representativesWords);
  const paths = usePaths();
  const { copyLocale, site } = useShop();
  const { name, firstName, customerNumber, representative, csrUserId, reason } = acting;
  const time = formatTime(new Date(acting.until), site.timeZone, copyLocale);
  const away = paths.login();
  useEffect(() => {
    const left = new Date(acting.until).getTime() - Date.now();
    const timer = setTimeout(() => location.assign(away), Math.max(left, 0));
    return () => clearTimeout(timer);
  }, [acting.until, away]);
  return (
    <div className={styles.banner} role="region" aria-label={t('bannerLabel')}>
      <div className={`wrap ${styles.row}`}>
        <span className={styles.icon}>
          <RepresentativeIcon />
        </span>
        <p>
          <b>{t('bannerActing', { name })}</b>, {t('bannerNumber', { number: customerNumber })}{' '}
          <span className={styles.more}>
            · {t('bannerMore', { reason: t(reasonWord(reason)), representative, number: csrUserId, time, firstName })}
          </span>
        </p>
        {/* A plain form: another session needs another document. */}
        <form method="post" action={paths.actingRecord()}>
          <button type="submit" name="intent" value="stop" className={styles.stop}>
            {t('stop')}
          </button>
        </form>
      </div>
    </div>
  );
}
