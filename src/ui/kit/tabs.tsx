// Tabs. `Tabs` switches panels in place; `TabLinks` are links and work before hydration.
import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import styles from './tabs.module.css';

interface TabLook {
  /** folder: a tab on its sheet. line: underlined, in a flyout. */
  readonly variant?: 'folder' | 'line' | undefined;
  readonly className?: string | undefined;
}

export interface TabsProps extends TabLook {
  /** Accessible name of the set. */
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: ReactNode; readonly icon?: ReactNode; readonly panel: ReactNode }[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

export function Tabs({ label, tabs, value, onChange, variant = 'folder', className }: TabsProps) {
  const base = useId();
  const at = Math.max(
    tabs.findIndex(({ id }) => id === value),
    0,
  );
  return (
    <div className={className}>
      <TabList label={label} tabs={tabs} at={at} base={base} onChange={onChange} variant={variant} />
      {tabs.map(({ id, panel }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-${id}-panel`}
          aria-labelledby={`${base}-${id}`}
          hidden={index !== at}
          className={styles.panel}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}

interface TabListProps extends Pick<TabsProps, 'label' | 'tabs' | 'onChange'> {
  /** Position of the current tab. */
  readonly at: number;
  /** Prefix of the ids of tabs and panels. */
  readonly base: string;
  readonly variant: 'folder' | 'line';
}

/** Only the current tab is in the tab order; the arrow keys move to the others. */
function TabList({ label, tabs, at, base, onChange, variant }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const keys = (event: KeyboardEvent) => {
    const moves = new Map(Object.entries({ ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }));
    const move = moves.get(event.key);
    if (move === undefined) return;
    event.preventDefault();
    const next = (move + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab) onChange(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={classNames(styles.list, styles[variant])}>
      {tabs.map(({ id, label: words, icon }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${base}-${id}`}
          aria-controls={`${base}-${id}-panel`}
          aria-selected={index === at}
          tabIndex={index === at ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(id)}
          onKeyDown={keys}
        >
          {icon}
          {words}
        </button>
      ))}
    </div>
  );
}

export interface TabLinksProps extends TabLook {
  readonly label: string;
  readonly tabs: readonly { readonly to: string; readonly label: ReactNode; readonly icon?: ReactNode; readonly current?: boolean }[];
}

export const TabLinks = ({ label, tabs, variant = 'folder', className }: TabLinksProps) => (
  <nav aria-label={label} className={classNames(styles.list, styles[variant], className)}>
    {tabs.map(({ to, label: words, icon, current }) => (
      <Link key={to} to={to} className={styles.tab} aria-current={current ? 'page' : undefined} preventScrollReset>
        {icon}
        {words}
      </Link>
    ))}
  </nav>
);
