// One time that a representative acted: who, when, why, and everything they did.
import { formatDate, formatTime } from '#base/locale/rules';
import type { ActingRecord } from '#people/representatives/contract';
import { representativesWords } from '#people/representatives/words';
import { Card } from '#ui/kit/card';
import { RepresentativeIcon } from '#ui/kit/icons';
import { useShop, useWords } from '#ui/page/shop';
import { deedWord } from './deed-word.ts';
import { reasonWord } from './reason-word.ts';
import styles from './record.module.css';

export function RecordCard({ record, mine }: { readonly record: ActingRecord; readonly mine: boolean }) {
  const t = useWords(representativesWords);
  const { copyLocale, site } = useShop();
  const time = (at: string): string => formatTime(new Date(at), site.timeZone, copyLocale);
  const { representative, csrUserId, shopper, reason, note, startedAt, endedAt, done } = record;
  return (
    <Card as="li">
      <h2 className={styles.who}>
        <RepresentativeIcon />
        {mine ? (shopper === '' ? t('recordForGone') : t('recordFor', { shopper })) : t('recordWho', { representative, number: csrUserId })}
      </h2>
      <p className={styles.when}>
        {formatDate(new Date(startedAt), site.timeZone, copyLocale)}, {time(startedAt)} –{' '}
        {endedAt === null ? t('recordOngoing') : time(endedAt)}
      </p>
      <p className={styles.why}>{note === '' ? t(reasonWord(reason)) : t('recordWhy', { reason: t(reasonWord(reason)), note })}</p>
      {done.length === 0 ? (
        <p className={styles.nothing}>{t('recordNothing')}</p>
      ) : (
        <ol className={styles.deeds}>
          {done.map(({ at, deed, about }, index) => (
            // Nothing is ever taken from the middle of a record.
            <li key={index}>
              <time dateTime={at}>{time(at)}</time>
              <span>
                {t(deedWord(deed))}
                {about.length > 0 && <span className={styles.about}> · {about.join(', ')}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
