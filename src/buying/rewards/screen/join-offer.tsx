// "Earns up to 5% back in Rewards", with the way in for who is no member: a link that opens the drawer once the page is awake (RWD-1, RWD-2).
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { formatNumber } from '#base/locale/rules';
import { EARNS } from '#buying/rewards/rules';
import { rewardsWords } from '#buying/rewards/words';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './overview.module.css';

const Drawer = lazy(async () => ({ default: (await import('./join-drawer.tsx')).JoinDrawer }));

interface JoinOfferProps {
  readonly isMember: boolean;
  readonly signedIn: boolean;
}

export function JoinOffer({ isMember, signedIn }: JoinOfferProps) {
  const t = useWords(rewardsWords);
  const paths = usePaths();
  const { copyLocale } = useShop();
  const [open, setOpen] = useState<boolean>();
  return (
    <p className={styles.offer}>
      {t('earnsUpTo', { percent: formatNumber(EARNS.elite, copyLocale) })}{' '}
      {!isMember && (
        <TextAction
          to={paths.rewards()}
          onClick={(event: MouseEvent) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          {t('joinButton')}
        </TextAction>
      )}
      {open !== undefined && (
        <Suspense>
          <Drawer open={open} signedIn={signedIn} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}
