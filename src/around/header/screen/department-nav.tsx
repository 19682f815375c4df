// The department row: folder tabs with the current one open.
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { CategoryCard } from '#finding/listing/contract';
import { headerWords } from '#around/header/words';
import { PlaceLink } from './place-link.tsx';
import { MenuIcon } from '#ui/kit/icons';
import { CachedPart } from '#ui/page/cached-part';
import { Link } from '#ui/kit/link';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './department-nav.module.css';

const AllDepartments = lazy(async () => ({ default: (await import('./all-departments.tsx')).AllDepartments }));

export function DepartmentNav({ departments }: { readonly departments: readonly CategoryCard[] }) {
  const t = useWords(headerWords);
  const tabs = useTabs(departments);
  return (
    <nav className={styles.nav} aria-label={t('departments')}>
      <div className={`wrap ${styles.row}`}>
        <CachedPart name="all-departments" of={null}>
          <AllDepartmentsLink />
        </CachedPart>
        <CachedPart name="department-tabs" of={tabs}>
          <Tabs tabs={tabs} />
        </CachedPart>
        <PlaceLink className={styles.place} />
      </div>
    </nav>
  );
}

interface Tab {
  readonly name: string;
  readonly href: string;
  readonly current: 'page' | 'true' | undefined;
  readonly isDeals?: boolean;
}

function useTabs(departments: readonly CategoryCard[]): readonly Tab[] {
  const t = useWords(headerWords);
  const deals = usePaths().deals();
  const { pathname } = useLocation();
  const isCurrent = useCurrentAddresses();
  return [
    ...departments.map(({ name, href }) => ({ name, href, current: isCurrent(href) ? ('true' as const) : undefined })),
    { name: t('deals'), href: deals, current: pathname === deals ? 'page' : undefined, isDeals: true },
  ];
}

const Tabs = ({ tabs }: { readonly tabs: readonly Tab[] }) => (
  <ul className={`fading ${styles.list}`}>
    {tabs.map(({ name, href, current, isDeals }) => (
      <li key={href}>
        <Link to={href} className={isDeals ? `${styles.tab} ${styles.deals}` : styles.tab} aria-current={current}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
);

/** Links to the page of all departments; after hydration opens the panel. */
function AllDepartmentsLink() {
  const t = useWords(headerWords);
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    setOpenAt(open ? undefined : key);
  };
  return (
    <>
      <Link
        to={usePaths().departments()}
        className={`${styles.tab} ${styles.all}`}
        aria-expanded={open}
        aria-controls="all-departments"
        onClick={toggle}
      >
        <MenuIcon />
        {t('allDepartments')}
      </Link>
      {open && (
        <Suspense>
          <AllDepartments id="all-departments" onClose={() => setOpenAt(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Whether an address is this page or one of its ancestors, by the breadcrumbs in the page's data. */
function useCurrentAddresses(): (href: string) => boolean {
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData as { readonly crumbs?: readonly { readonly href: string }[] } | undefined; // all pages name their crumbs like this
  const crumbs = data?.crumbs ?? [];
  return (href) => href === pathname || crumbs.some((crumb) => crumb.href === href);
}
