// Above a page that a preview's address shows: whom it is shown to, and when (HDR-6).
import { bannersWords } from '#finding/banners/words';
import { useShop, useWords } from '#ui/page/shop';
import type { SharedContent } from './banner-types.ts';
import styles from './preview-band.module.css';

export function PreviewBand({ preview }: { readonly preview: NonNullable<SharedContent['preview']> }) {
  const t = useWords(bannersWords);
  const { site, copyLocale } = useShop();
  if (preview.until === '') return <p className={styles.band}>{t('previewOver')}</p>;
  const moment = (at: string) =>
    new Intl.DateTimeFormat(copyLocale, { dateStyle: 'medium', timeStyle: 'short', timeZone: site.timeZone }).format(new Date(at));
  const facts = {
    audience: preview.audience === '' ? t('previewGuests') : preview.audience,
    at: moment(preview.at),
    until: moment(preview.until),
  };
  return <p className={styles.band}>{t('previewOf', facts)}</p>;
}
