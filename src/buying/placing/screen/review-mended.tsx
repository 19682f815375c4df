// What became of a line of the review, with the way back from taking it out. It is read out, and stands where the reader's place was.
import { useEffect, useRef } from 'react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { checkoutWords } from '#buying/checkout/words';
import { Button } from '#ui/kit/button';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import { SHORTAGE_FIXES } from './shortage-fixes.ts';
import styles from './review-mended.module.css';

const WORDS = { less: 'mendedLess', deliver: 'mendedDeliver', restore: 'mendedRestore' } as const;

export function ReviewMended() {
  const t = useWords(checkoutWords);
  const [query] = useSearchParams();
  const busy = useNavigation().formData?.get('mend') === 'restore';
  const place = useRef<HTMLDivElement>(null);
  const removed = query.get('removed');
  const changed = SHORTAGE_FIXES.find((mend) => mend === query.get('changed'));
  const key = query.toString();
  // The button that was pressed is gone with its line.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [key]);
  if (removed === null && (changed === undefined || changed === 'remove')) return null;
  return (
    <div ref={place} tabIndex={-1} className={styles.mended}>
      <Message tone="ok" live>
        {removed === null && changed !== undefined && changed !== 'remove' ? t(WORDS[changed]) : t('mendedRemove')}
        {removed !== null && (
          <Form method="post" className={styles.undo}>
            <input type="hidden" name="mend" value="restore" />
            <input type="hidden" name="cartItemId" value={removed} />
            <Button type="submit" size="small" busy={busy}>
              {t('mendedUndo')}
            </Button>
          </Form>
        )}
      </Message>
    </div>
  );
}
