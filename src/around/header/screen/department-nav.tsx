// The department row: folder tabs with the current one open.
import { useLocation, useMatches } from 'react-router';
import type { CategoryCard } from '#finding/listing/contract';
import { headerWords } from '#around/header/words';
import { AllDepartmentsLink } from './all-departments-link.tsx';
import { PlaceLink } from './place-link.tsx';
import { WaitingApprovals } from './waiting-approvals.tsx';
import { usePageToggle } from '#people/toggles/screen';
import { CachedPart } from '#ui/page/cached-part';
import { Link } from '#ui/kit/link';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './department-nav.module.css';

/** As many as the row holds; the flyout has all. */
const MOST_TABS = 8;

export function DepartmentNav({ departments }: { readonly departments: readonly CategoryCard[] }) {
  const t = useWords(headerWords);
  const isOn = usePageToggle();
  const flyouts = isOn('flyouts');
  const tabs = useTabs(departments.slice(0, MOST_TABS), isOn('learnTab'));
  return (
    <nav className={styles.nav} aria-label={t('departments')}>
      <div className={`wrap ${styles.row}`}>
        <CachedPart name={`all-departments ${flyouts}`} of={null}>
          <AllDepartmentsLink opens={flyouts} />
        </CachedPart>
        <CachedPart name="department-tabs" of={tabs}>
          <Tabs tabs={tabs} />
        </CachedPart>
        <WaitingApprovals />
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

function useTabs(departments: readonly CategoryCard[], learns: boolean): readonly Tab[] {
  const t = useWords(headerWords);
  const paths = usePaths();
  const deals = paths.deals();
  const learn = paths.about('learn');
  const { pathname } = useLocation();
  const isCurrent = useCurrentAddresses();
  const { offers } = useShop();
  return [
    ...departments.map(({ name, href }) => ({ name, href, current: isCurrent(href) ? ('true' as const) : undefined })),
    ...(offers.deals
      ? [{ name: t('deals'), href: deals, current: pathname === deals ? ('page' as const) : undefined, isDeals: true }]
      : []),
    ...(learns ? [{ name: t('learn'), href: learn, current: pathname === learn ? ('page' as const) : undefined }] : []),
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

/** Whether an address is this page or one of its ancestors, by the breadcrumbs in the page's data. */
function useCurrentAddresses(): (href: string) => boolean {
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData as { readonly crumbs?: readonly { readonly href: string }[] } | undefined; // all pages name their crumbs like this
  const crumbs = data?.crumbs ?? [];
  return (href) => href === pathname || crumbs.some((crumb) => crumb.href === href);
}
