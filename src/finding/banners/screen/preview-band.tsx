// Above a page that a preview's address shows: whom it is shown to, and when (HDR-6).
import type { ReactNode } from 'react';
import { bannersWords } from '#finding/banners/words';
import { useShop, useWords } from '#ui/page/shop';
import type { SharedContent } from './banner-types.ts';
import styles from './preview-band.module.css';

export function PreviewBand({ preview }: { readonly preview: NonNullable<SharedContent['preview']> }) {
  const t = useWords(bannersWords);
  const { site, copyLocale } = useShop();
  if (preview.until === '') return <Band>{t('previewOver')}</Band>;
  const moment = (at: string) =>
    new Intl.DateTimeFormat(copyLocale, { dateStyle: 'medium', timeStyle: 'short', timeZone: site.timeZone }).format(new Date(at));
  const facts = {
    audience: preview.audience === '' ? t('previewGuests') : preview.audience,
    at: moment(preview.at),
    until: moment(preview.until),
  };
  return <Band>{t('previewOf', facts)}</Band>;
}

const Band = ({ children }: { readonly children: ReactNode }) => (
  <aside className={styles.band}>
    <p>{children}</p>
  </aside>
);
