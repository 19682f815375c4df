// What changed on a line of the review, with an Undo after a removal. Takes the focus, so that screen readers announce it.
import { useEffect, useRef } from 'react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { checkoutWords } from '#buying/checkout/words';
import { Button } from '#ui/kit/button';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import { SHORTAGE_FIXES } from './shortage-fixes.ts';
import styles from './review-fix-result.module.css';

const WORDS = { less: 'mendedLess', deliver: 'mendedDeliver', restore: 'mendedRestore' } as const;

export function ReviewFixResult() {
  const t = useWords(checkoutWords);
  const [query] = useSearchParams();
  const busy = useNavigation().formData?.get('mend') === 'restore';
  const place = useRef<HTMLDivElement>(null);
  const removed = query.get('removed');
  const changed = SHORTAGE_FIXES.find((fix) => fix === query.get('changed'));
  const key = query.toString();
  // The pressed button disappeared with its line.
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
