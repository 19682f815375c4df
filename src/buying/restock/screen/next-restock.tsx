// On another page: what waits for an answer, else what is ordered next (ATC-7).
import { useId } from 'react';
import type { RestockView } from '#buying/restock/contract';
import { Link } from '#ui/kit/link';
import { SectionHead } from '#ui/kit/section-head';
import { usePaths } from '#ui/page/shop';
import { RestockGroups } from './restock-groups.tsx';
import { useRestockText } from './use-restock-text.ts';
import styles from './restock.module.css';

export interface NextRestockProps {
  readonly restocks: readonly RestockView[];
  readonly percentOff: number;
  readonly isActing: boolean;
  readonly className?: string | undefined;
}

export function NextRestock({ restocks, percentOff, isActing, className }: NextRestockProps) {
  const id = useId();
  const { t } = useRestockText();
  const paths = usePaths();
  const shown = nextOf(restocks);
  if (shown.length === 0) return null;
  return (
    <section className={className} aria-labelledby={id}>
      <SectionHead id={id} title={t('dueTitle')} className={styles.nextHead}>
        <Link to={paths.restock()}>{t('dueAll')}</Link>
      </SectionHead>
      <RestockGroups restocks={shown} percentOff={percentOff} isActing={isActing} />
    </section>
  );
}

/** All that are asked about; without questions, everything of the next day. */
function nextOf(restocks: readonly RestockView[]): readonly RestockView[] {
  const asked = restocks.filter(({ state }) => state === 'attention');
  if (asked.length > 0) return asked;
  const active = restocks.filter(({ state, nextOn }) => state === 'active' && nextOn !== null);
  const [first] = active.map(({ nextOn }) => nextOn).toSorted((a, b) => (a ?? '').localeCompare(b ?? ''));
  return active.filter(({ nextOn }) => nextOn === first);
}
