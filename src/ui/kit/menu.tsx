// A menu of lesser actions behind one button: a platform popover, so it opens, closes and gives the focus back without a script of ours.
import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { ChevronDownIcon } from './icons.tsx';
import { neighbour } from './menu-keys.ts';
import styles from './menu.module.css';

export interface MenuProps {
  readonly label: string;
  /** Screen reader text after the label, so that ten "More" differ: "– Glide gel pens". */
  readonly about?: string | undefined;
  /** `TextAction`s, each alone or in its form. */
  readonly children: ReactNode;
}

const ACTIONS = 'a[href], button';

export function Menu({ label, about, children }: MenuProps) {
  const id = useId();
  return (
    <div className={styles.menu}>
      <button type="button" id={`${id}-of`} className={styles.button} popoverTarget={id} onKeyDown={openByArrow}>
        {label}
        {about && <span className="sr"> {about}</span>}
        <ChevronDownIcon />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys and presses of its actions */}
      <div
        id={id}
        role="group"
        aria-labelledby={`${id}-of`}
        popover="auto"
        className={styles.panel}
        onKeyDown={moveByArrow}
        onClick={closeAfterAction}
      >
        {children}
      </div>
    </div>
  );
}

function openByArrow(event: KeyboardEvent<HTMLButtonElement>): void {
  const panel = event.currentTarget.popoverTargetElement;
  if (event.key !== 'ArrowDown' || !(panel instanceof HTMLElement)) return;
  event.preventDefault();
  panel.showPopover({ source: event.currentTarget });
  panel.querySelector<HTMLElement>(ACTIONS)?.focus();
}

function moveByArrow(event: KeyboardEvent<HTMLDivElement>): void {
  const actions = [...event.currentTarget.querySelectorAll<HTMLElement>(ACTIONS)];
  const at = actions.findIndex((action) => action === event.target);
  const to = neighbour(event.key, at, actions.length);
  if (to === undefined) return;
  event.preventDefault();
  actions[to]?.focus();
}

/** What a pressed action opens or changes must not be covered by the menu. */
function closeAfterAction({ currentTarget, target }: MouseEvent<HTMLDivElement>): void {
  if (target instanceof Element && target.closest(ACTIONS) !== null && currentTarget.contains(target)) currentTarget.hidePopover();
}
