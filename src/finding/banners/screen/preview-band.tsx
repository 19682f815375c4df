// The band above a previewed page. It names the audience and the moment, and says why the audience sees each piece or not (HDR-2, HDR-6).
import type { ReactNode } from 'react';
import { formatDate, formatTime } from '#base/locale/rules';
import { bannersWords } from '#finding/banners/words';
import { useShop, useWords } from '#ui/page/shop';
import type { SharedContent } from './banner-types.ts';
import styles from './preview-band.module.css';

export function PreviewBand({ preview }: { readonly preview: NonNullable<SharedContent['preview']> }) {
  const t = useWords(bannersWords);
  const { site, copyLocale } = useShop();
  if (preview.until === '') return <Band>{t('previewOver')}</Band>;
  const moment = (at: string) =>
    `${formatDate(new Date(at), site.timeZone, copyLocale)}, ${formatTime(new Date(at), site.timeZone, copyLocale)}`;
  const facts = {
    audience: preview.audience === '' ? t('previewGuests') : preview.audience,
    at: moment(preview.at),
    until: moment(preview.until),
  };
  return <Band why={<Why pieces={preview.pieces} />}>{t('previewOf', facts)}</Band>;
}

const Band = ({ children, why }: { readonly children: ReactNode; readonly why?: ReactNode }) => (
  <aside className={styles.band}>
    <p>{children}</p>
    {why}
  </aside>
);

/** The reasons are in staff's English, as the command that makes previews prints them. */
function Why({ pieces }: Pick<NonNullable<SharedContent['preview']>, 'pieces'>) {
  const t = useWords(bannersWords);
  return (
    pieces.length > 0 && (
      <details className={styles.why}>
        <summary>{t('previewWhy')}</summary>
        <dl lang="en">
          {pieces.map(({ id, slot, why }) => (
            <div key={id}>
              <dt>
                {id} <small>{slot}</small>
              </dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      </details>
    )
  );
}
