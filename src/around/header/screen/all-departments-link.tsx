// Opens the flyout of all departments: by a press, by keys, or when the pointer rests on it. Without JavaScript it leads to their page.
import { lazy, Suspense, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { useLocation } from 'react-router';
import { headerWords } from '#around/header/words';
import { MenuIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './department-nav.module.css';

const AllDepartments = lazy(async () => ({ default: (await import('./all-departments.tsx')).AllDepartments }));

/** How it was opened: by keys the focus moves into it; by hovering it closes when the pointer leaves. */
export interface Opening {
  readonly by: 'press' | 'keys' | 'hover';
}

const HOVER_MS = 150;

/** `opens`: whether the flyout is on (USR-7); without it this is a plain link. */
export function AllDepartmentsLink({ opens }: { readonly opens: boolean }) {
  const t = useWords(headerWords);
  const { key } = useLocation();
  const [state, setState] = useState<Opening & { readonly at: string }>();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const opening = state?.at === key ? state : undefined;
  const open = (by: Opening['by']) => setState({ by, at: key });
  const close = () => setState(undefined);
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    clearTimeout(resting.current);
    // A press on what opened by hovering keeps it open.
    if (opening && opening.by !== 'hover') close();
    else open(event.detail === 0 ? 'keys' : 'press');
  };
  const down = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open('keys');
  };
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && !opening) resting.current = setTimeout(open, HOVER_MS, 'hover');
  };
  return (
    <>
      <Link
        to={usePaths().departments()}
        className={`${styles.tab} ${styles.all}`}
        {...(opens && {
          'aria-expanded': opening !== undefined,
          'aria-controls': 'all-departments',
          onClick: press,
          onKeyDown: down,
          onPointerEnter: enter,
          onPointerLeave: () => clearTimeout(resting.current),
        })}
      >
        <MenuIcon />
        {t('allDepartments')}
      </Link>
      {opening && (
        <Suspense>
          <AllDepartments id="all-departments" opening={opening} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
