// The result of the last form about saved cards, and the way to undo a removal.
import { useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { savedCardsWords } from '#buying/saved-cards/words';
import { Message } from '#ui/kit/message';
import { usePaths, useWords } from '#ui/page/shop';
import { UndoRow } from '#ui/kit/undo-row';
import type { CardAnswer } from './card-actions.ts';
import styles from './saved-cards.module.css';

/** The result of the last form, unless the form itself shows it. */
export function CardNotice({ answer, saved }: { readonly answer: CardAnswer | undefined; readonly saved: string }) {
  const t = useWords(savedCardsWords);
  const place = useRef<HTMLDivElement>(null);
  const text = answer?.message ?? '';
  useEffect(() => {
    if (text !== '' || saved !== '') place.current?.focus({ preventScroll: true });
  }, [answer, text, saved]);
  if (text === '' && saved === '') return null;
  return (
    <div ref={place} tabIndex={-1} className={styles.notice}>
      <Message tone={text === '' ? 'ok' : 'bad'} live>
        {text === '' ? t('saved') : text}
      </Message>
    </div>
  );
}

export function Removed({ id }: { readonly id: string }) {
  const t = useWords(savedCardsWords);
  const paths = usePaths();
  const navigate = useNavigate();
  return (
    <Form method="post" action={paths.savedCards()} preventScrollReset className={styles.notice}>
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="id" value={id} />
      <UndoRow
        undoLabel={t('undo')}
        undoType="submit"
        ms={10_000}
        onExpire={() => void navigate(paths.savedCards(), { replace: true, preventScrollReset: true })}
      >
        {t('removed')}
      </UndoRow>
    </Form>
  );
}
