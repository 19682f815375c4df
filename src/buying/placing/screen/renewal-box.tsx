// What a membership in the order renews for, with a box of its own that nobody ticks but the shopper (RWD-4: California, New York and Québec).
import { useEffect, useRef } from 'react';
import { Checkbox } from '#ui/kit/checkbox';
import { Message } from '#ui/kit/message';
import styles from './review-page.module.css';

interface RenewalBoxProps {
  /** The sentence; it is posted as it stands, so that the server knows what was read. A parent gives it as the key: other terms are not ticked. */
  readonly terms: string;
  readonly wrong: string | undefined;
}

export function RenewalBox({ terms, wrong }: RenewalBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wrong !== undefined) box.current?.focus();
  }, [wrong]);
  return (
    <div className={styles.quickBuy}>
      <Checkbox
        ref={box}
        name="renewal"
        value={terms}
        required
        label={terms}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={wrong === undefined ? undefined : WRONG}
      />
      {wrong !== undefined && (
        <div id={WRONG}>
          <Message tone="bad" live>
            {wrong}
          </Message>
        </div>
      )}
    </div>
  );
}

const WRONG = 'renewal-wrong';
