// In the cart of a visit, in place of the checkout: the way back to the purchasing system, and what happens there.
import type { PunchoutNow } from '#buying/punchout/contract';
import { punchoutWords } from '#buying/punchout/words';
import { useWords } from '#ui/page/shop';
import styles from './punchout.module.css';
import { ReturnButton } from './return-form.tsx';

export function ReturnSummary({ punchout }: { readonly punchout: PunchoutNow }) {
  const t = useWords(punchoutWords);
  return (
    <div className={styles.summary} data-screen-only>
      <ReturnButton punchout={punchout} wide />
      <p className={styles.hint}>{t('nothingOrdered', { system: punchout.system })}</p>
    </div>
  );
}
