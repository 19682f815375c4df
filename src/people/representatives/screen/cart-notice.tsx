// What a shopper finds in the cart after a representative changed it, until they put it away (USR-11).
import type { ReactNode } from 'react';
import { formatTime } from '#base/locale/rules';
import type { ActingReason } from '#people/representatives/rules';
import { representativesWords } from '#people/representatives/words';
import { Button } from '#ui/kit/button';
import { RepresentativeIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './cart-notice.module.css';
import { reasonWord } from './reason-word.ts';

/** The latest change. */
export interface CartChange {
  readonly representative: string;
  readonly at: string;
  readonly reason: ActingReason;
}

interface CartNoticeProps {
  readonly change: CartChange;
  /** Takes out what the representative put in, while there is any. */
  readonly undo: ReactNode;
}

export function CartNotice({ change: { representative, at, reason }, undo }: CartNoticeProps) {
  const t = useWords(representativesWords);
  const paths = usePaths();
  const { copyLocale, site } = useShop();
  const [firstName = representative] = representative.split(' ');
  const time = formatTime(new Date(at), site.timeZone, copyLocale);
  return (
    <Message icon={<RepresentativeIcon />} title={t('noticeTitle', { representative: firstName, time })} className={styles.notice}>
      {t('noticeText', { reason: t(reasonWord(reason)) })}
      <div className={styles.actions}>
        {undo}
        <LinkButton to={paths.actingRecord()} size="small">
          {t('noticeRecord')}
        </LinkButton>
        <form method="post" action={paths.actingRecord()}>
          <Button type="submit" name="intent" value="away" size="small">
            {t('noticeAway')}
          </Button>
        </form>
      </div>
    </Message>
  );
}
