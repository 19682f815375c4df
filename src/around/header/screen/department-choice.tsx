// The list of departments at the left of the flyout; one of them is open. Arrow keys move between departments, Tab moves on to the categories.
import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { ChevronRightIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import { DEPARTMENT_SHEET } from './department-sheet.tsx';
import type { Department } from './use-department-overview.ts';
import styles from './department-choice.module.css';

/** Long enough to cross other departments on the way to the categories. */
const HOVER_MS = 150;
const CHOSEN = 'true';

/** Finds the open department's link. */
export const CHOSEN_DEPARTMENT = `[aria-controls="${DEPARTMENT_SHEET}"][aria-current="${CHOSEN}"]`;

export interface DepartmentChoiceProps {
  readonly departments: readonly Department[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** The key that leads into the open department was pressed. */
  readonly onEnter: (event: KeyboardEvent) => void;
}

export function DepartmentChoice({ departments, chosen, onChoose, onEnter }: DepartmentChoiceProps) {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowRight') onEnter(event);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll('a')];
    links[links.findIndex((link) => link === document.activeElement) + step]?.focus();
  };
  const rest = (id: string) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') resting.current = setTimeout(onChoose, HOVER_MS, id);
  };
  // A finger cannot hover: its first press shows the categories, the next one follows the link.
  const press = (id: string) => (event: MouseEvent) => {
    if (id === chosen || (event.nativeEvent as globalThis.PointerEvent).pointerType !== 'touch') return; // every browser's click says what pressed
    event.preventDefault();
    onChoose(id);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links inside take the keys
    <ul className={styles.departments} onKeyDown={walk}>
      {departments.map(({ id, name, href, image }) => (
        <li key={id}>
          <Link
            to={href}
            aria-current={id === chosen ? CHOSEN : undefined}
            aria-controls={DEPARTMENT_SHEET}
            tabIndex={id === chosen ? 0 : -1}
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && onChoose(id)}
            onPointerEnter={rest(id)}
            onPointerLeave={() => clearTimeout(resting.current)}
            onClick={press(id)}
          >
            <Picture src={image} alt="" width={40} height={40} className={styles.picture} />
            {name}
            <ChevronRightIcon />
          </Link>
        </li>
      ))}
    </ul>
  );
}
