// What a member's own categories add to what goods earn; who chose none has the way to choose, a link that opens the drawer (RWD-2). It comes after the
// page, because pages of goods are shared.
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { formatNumber } from '#base/locale/rules';
import { rewardsWords } from '#buying/rewards/words';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './overview.module.css';
import { namesOf, useBonus } from './use-bonus.ts';

const Drawer = lazy(async () => ({ default: (await import('./bonus-drawer.tsx')).BonusDrawer }));

/** `categoryIds`: of the goods in view. */
export function BonusLine({ categoryIds }: { readonly categoryIds: readonly string[] }) {
  const t = useWords(rewardsWords);
  const { copyLocale } = useShop();
  const paths = usePaths();
  const { bonus, again } = useBonus();
  const [open, setOpen] = useState<boolean>();
  if (bonus === null) return null;
  const { chosen, covers } = bonus;
  const percent = formatNumber(bonus.percent, copyLocale);
  const earns = categoryIds.some((id) => covers.includes(id));
  if (chosen.length > 0 && !earns) return null;
  return (
    <p className={styles.offer}>
      {chosen.length > 0 ? (
        t('bonus.cart', { percent, names: namesOf(bonus, chosen) })
      ) : (
        <TextAction
          to={`${paths.rewards()}#bonus`}
          onClick={(event: MouseEvent) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          {t('bonus.chooseLink', { percent })}
        </TextAction>
      )}
      {open !== undefined && (
        <Suspense>
          <Drawer
            bonus={bonus}
            open={open}
            onClose={() => setOpen(false)}
            onSaved={() => {
              setOpen(false);
              again();
            }}
          />
        </Suspense>
      )}
    </p>
  );
}
