// In the header of who approves orders: how many wait for them (B2B-3). Asked for again with every page; nothing is shown while none waits.
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { approvalsContract } from '#buying/approvals/contract';
import { approvalsWaitingWords } from '#buying/approvals/words';
import { formatNumber } from '#base/locale/rules';
import { isRefusal } from '#base/outcome/rules';
import { Badge } from '#ui/kit/badge';
import { Link } from '#ui/kit/link';
import { caller } from '#ui/page/call';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './approvals-waiting.module.css';

const call = caller<typeof approvalsContract>();

export function ApprovalsWaiting({ className = styles.inRow }: { readonly className?: string | undefined }) {
  const t = useWords(approvalsWaitingWords);
  const paths = usePaths();
  const { copyLocale } = useShop();
  const n = useWaiting();
  if (n === 0) return null;
  return (
    <Link to={paths.approvals()} className={`${styles.link} ${className}`}>
      {t('title')} <Badge tone="pick">{t('waiting', { n: formatNumber(n, copyLocale) })}</Badge>
    </Link>
  );
}

/** The last known number when the call fails. */
function useWaiting(): number {
  const { key } = useLocation();
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    let stale = false;
    void call('GET /api/approvals/waiting', {}).then((reply) => {
      if (!stale && !isRefusal(reply)) setWaiting(reply.waiting);
    });
    return () => {
      stale = true;
    };
  }, [key]);
  return waiting;
}
