// The menu of small screens, in two levels: the departments with the shopper's own links, then one department's categories. Back, the browser's
// too, leads up one level, then closes it.
import { useEffect, useRef, useState } from 'react';
import type { CategoryCard } from '#finding/listing/contract';
import { headerWords } from '#around/header/words';
import { homeWords } from '#finding/home/words';
import { Drawer } from '#ui/kit/drawer';
import { ChevronLeftIcon } from '#ui/kit/icons';
import { IconButton } from '#ui/kit/icon-button';
import { Spinner } from '#ui/kit/spinner';
import { useWords } from '#ui/page/shop';
import { useBackCloses } from '#ui/page/use-back-closes';
import { MenuDepartment } from './menu-department.tsx';
import { MenuStart } from './menu-start.tsx';
import { WaitingApprovals } from './waiting-approvals.tsx';
import { useDepartmentOverview } from './use-department-overview.ts';
import styles from './mobile-menu.module.css';

export interface MobileMenuProps {
  /** Those of the page, shown until the shopper's own are known. */
  readonly departments: readonly CategoryCard[];
  readonly open: boolean;
  readonly onClose: () => void;
}

export function MobileMenu({ departments, open, onClose }: MobileMenuProps) {
  const t = useWords(headerWords);
  const m = useWords(homeWords);
  const overview = useDepartmentOverview();
  const listed = overview?.departments ?? departments;
  const [chosen, choose] = useState<string | null>(null);
  // Without the categories the departments are links.
  const department = open && overview !== null ? listed.find(({ id }) => id === chosen) : undefined;
  const goUp = () => choose(null);
  useBackCloses(department !== undefined, goUp);
  const close = () => {
    goUp();
    onClose();
  };
  const full = overview?.departments.find(({ id }) => id === department?.id);
  return (
    <Drawer
      open={open}
      onClose={close}
      title={department?.name ?? t('menu')}
      closeLabel={m('menuCloseMenu')}
      start={
        department && (
          <IconButton label={m('menuBackToMenu')} className={styles.up} onClick={goUp}>
            <ChevronLeftIcon />
          </IconButton>
        )
      }
      className={styles.drawer}
    >
      <Level level={department?.id ?? null} label={department?.name ?? t('menu')}>
        {department === undefined && <WaitingApprovals className={styles.waiting} />}
        {department === undefined && (
          <MenuStart departments={listed} hasDeals={overview?.deals !== false} onChoose={overview === null ? undefined : choose} />
        )}
        {department && (full ? <MenuDepartment department={full} /> : <Spinner label={m('menuLoading')} />)}
      </Level>
    </Drawer>
  );
}

interface LevelProps {
  /** The open department. */
  readonly level: string | null;
  readonly label: string;
  readonly children: React.ReactNode;
}

/** A new level begins at its top with the focus on its way back; the level above takes the focus to where one came from. */
function Level({ level, label, children }: LevelProps) {
  const box = useRef<HTMLElement>(null);
  const last = useRef(level);
  useEffect(() => {
    if (last.current === level) return;
    const from = last.current;
    last.current = level;
    const dialog = box.current?.closest('dialog');
    box.current?.parentElement?.scrollTo(0, 0);
    const target = level === null ? `a[data-department="${CSS.escape(from ?? '')}"]` : 'button';
    dialog?.querySelector<HTMLElement>(target)?.focus();
  }, [level]);
  return (
    <nav ref={box} aria-label={label} className={styles.menu}>
      {children}
    </nav>
  );
}
