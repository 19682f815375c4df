// The flyout of all departments below the department row. Its code and its data load at first use.
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { OneLine, useBanners } from '#finding/banners/screen';
import { homeWords } from '#finding/home/words';
import { BrandIcon, CouponIcon, PrinterIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { Spinner } from '#ui/kit/spinner';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import type { Opening } from './all-departments-link.tsx';
import { CHOSEN_DEPARTMENT, DepartmentChoice } from './department-choice.tsx';
import { DepartmentSheet, FIRST_CATEGORY } from './department-sheet.tsx';
import { useFrameSlot } from './frame-content.ts';
import { useDepartmentOverview, type DepartmentOverview } from './use-department-overview.ts';
import { useFlyoutCloses } from './use-flyout-closes.ts';
import { useMayOpen } from './use-may-open.ts';
import styles from './all-departments.module.css';

export interface AllDepartmentsProps {
  readonly id: string;
  /** A new value for every way it is opened anew. */
  readonly opening: Opening;
  readonly onClose: () => void;
}

export function AllDepartments({ id, opening, onClose }: AllDepartmentsProps) {
  const t = useWords(homeWords);
  const paths = usePaths();
  const panel = useRef<HTMLDivElement>(null);
  const overview = useDepartmentOverview();
  useFlyoutCloses(panel, opening, onClose);
  useEffect(() => {
    if (overview === null) location.assign(paths.departments());
  }, [overview, paths]);
  const isReady = overview !== undefined;
  useEffect(() => {
    if (opening.by === 'keys' && isReady) panel.current?.querySelector<HTMLElement>(CHOSEN_DEPARTMENT)?.focus();
  }, [opening, isReady]);
  return (
    <div ref={panel} id={id} className={styles.panel}>
      <div className="wrap">
        <div className={styles.in}>{overview ? <Opened overview={overview} /> : <Spinner label={t('menuLoading')} />}</div>
      </div>
    </div>
  );
}

function Opened({ overview }: { readonly overview: DepartmentOverview }) {
  const box = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<string>();
  const department = overview.departments.find(({ id }) => id === chosen) ?? overview.departments[0];
  const to = (selector: string) => (event: KeyboardEvent) => {
    event.preventDefault();
    box.current?.querySelector<HTMLElement>(selector)?.focus();
  };
  const back = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') to(CHOSEN_DEPARTMENT)(event);
  };
  if (department === undefined) return <Foot hasDeals={false} />;
  return (
    <div ref={box} className={styles.columns}>
      <DepartmentChoice departments={overview.departments} chosen={department.id} onChoose={choose} onEnter={to(FIRST_CATEGORY)} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the links inside take the key */}
      <div className={styles.rest} onKeyDown={back}>
        <DepartmentSheet key={department.id} department={department} />
        <Line />
        <Foot hasDeals={overview.deals} />
      </div>
    </div>
  );
}

function Foot({ hasDeals }: { readonly hasDeals: boolean }) {
  const t = useWords(homeWords);
  const paths = usePaths();
  const mayOpen = useMayOpen();
  const { offers } = useShop();
  return (
    <div className={styles.foot}>
      {mayOpen(paths.printerFinder()) && (
        <Link to={paths.printerFinder()}>
          <PrinterIcon />
          {t('menuPrinters')}
        </Link>
      )}
      {hasDeals && (
        <Link to={paths.deals()}>
          <CouponIcon />
          {t('allDeals')}
        </Link>
      )}
      {offers.promotions && (
        <Link to={paths.promotions()}>
          <CouponIcon />
          {t('coupons')}
        </Link>
      )}
      {mayOpen(paths.brands()) && (
        <Link to={paths.brands()}>
          <BrandIcon />
          {t('menuBrands')}
        </Link>
      )}
      <Link to={paths.departments()} className={styles.every}>
        {t('menuEveryDepartment')}
      </Link>
    </div>
  );
}

/** What content says below the departments. */
function Line() {
  const { banners, variants } = useBanners(useFrameSlot('flyout'));
  if (banners.length === 0) return null;
  return (
    <p data-slot="flyout" data-shown-variants={variants} className={styles.line}>
      {banners.map((banner) => (
        <OneLine key={banner.id} banner={banner} />
      ))}
    </p>
  );
}
