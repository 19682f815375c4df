// What the last form did, with the focus.
import { useEffect, useRef } from 'react';
import { addressesWords } from '#people/addresses/words';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import type { EditorAnswer } from './address-editor.tsx';
import styles from './addresses.module.css';

/** Result of the last form, when the form itself does not show it. */
export function FormResult({ answer, saved }: { readonly answer: EditorAnswer | undefined; readonly saved: string }) {
  const t = useWords(addressesWords);
  const result = useRef<HTMLDivElement>(null);
  const text = answer?.message ?? '';
  useEffect(() => {
    if (text !== '' || saved !== '') result.current?.focus({ preventScroll: true });
  }, [answer, text, saved]);
  if (text === '' && saved === '') return null;
  return (
    <div ref={result} tabIndex={-1} className={styles.told}>
      <Message tone={text === '' ? 'ok' : 'bad'} live>
        {text === '' ? t('saved') : text}
      </Message>
    </div>
  );
}
