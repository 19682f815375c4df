// The account area's menu: one table of places. Rights choose from it, so a page that is added here shows for whoever may open it.
import type { ComponentType } from 'react';
import type { Caller } from '#base/access/rules';
import type { Tenant } from '#base/site/rules';
import { mayOpen } from '#people/access/rules';
import type { Paths } from '#paths';
import {
  CardIcon,
  DocumentIcon,
  HomeIcon,
  ListIcon,
  OrganizationIcon,
  PackageIcon,
  PeopleIcon,
  PlaceIcon,
  PrinterIcon,
} from '#ui/kit/icons';

/** Words of the menu. */
type Word =
  | `nav${'Overview' | 'Organization' | 'People' | 'Groups' | 'Shopping' | 'Buying' | 'Orders' | 'Lists' | 'YourDetails' | 'You' | 'Addresses' | 'Cards' | 'Details'}`
  | 'toPrinters';

interface Place {
  readonly to: (paths: Paths, tenant: Tenant) => string;
  readonly Icon: ComponentType;
  readonly words: Word;
  /** The only site that has it; absent: both have it. */
  readonly site?: Tenant;
}

interface Group {
  /** Heading on each site; the first group has none. */
  readonly title: Readonly<Record<Tenant, Word>> | null;
  readonly places: readonly Place[];
}

/** Groups from top to bottom. A capability with a page in the account area adds its line here. */
const GROUPS: readonly Group[] = [
  { title: null, places: [{ to: (paths, tenant) => paths.account(tenant), Icon: HomeIcon, words: 'navOverview' }] },
  {
    title: { consumer: 'navShopping', business: 'navBuying' },
    places: [
      { to: (paths) => paths.orders(), Icon: PackageIcon, words: 'navOrders' },
      { to: (paths, tenant) => paths.lists(tenant), Icon: ListIcon, words: 'navLists' },
      { to: (paths) => paths.myPrinters(), Icon: PrinterIcon, words: 'toPrinters' },
    ],
  },
  {
    title: { consumer: 'navOrganization', business: 'navOrganization' },
    places: [
      { to: (paths) => paths.people(), Icon: PeopleIcon, words: 'navPeople', site: 'business' },
      { to: (paths) => paths.groups(), Icon: OrganizationIcon, words: 'navGroups', site: 'business' },
    ],
  },
  {
    title: { consumer: 'navYourDetails', business: 'navYou' },
    places: [
      { to: (paths) => paths.addresses(), Icon: PlaceIcon, words: 'navAddresses' },
      { to: (paths) => paths.savedCards(), Icon: CardIcon, words: 'navCards' },
      { to: (paths) => paths.accountDetails(), Icon: DocumentIcon, words: 'navDetails' },
    ],
  },
];

export interface MenuPlace {
  readonly to: string;
  readonly Icon: ComponentType;
  readonly words: Word;
}

export interface MenuGroup {
  /** Null: the group stands without a heading. */
  readonly title: Word | null;
  readonly places: readonly MenuPlace[];
}

/** The menu of a caller on a site, without the pages they may not open, and without groups that would be empty. */
export function accountMenu(caller: Caller, tenant: Tenant, paths: Paths): readonly MenuGroup[] {
  const groups = GROUPS.map(({ title, places }) => ({
    title: title?.[tenant] ?? null,
    places: places
      .filter(({ site = tenant }) => site === tenant)
      .map(({ to, Icon, words }) => ({ to: to(paths, tenant), Icon, words }))
      .filter(({ to }) => mayOpen(to, caller)),
  }));
  return groups.filter(({ places }) => places.length > 0);
}

/** Whether the menu marks a place for the open page: a single list belongs to Lists, a page below a place to that place. */
export function isCurrent(place: string, pathname: string, paths: Paths, tenant: Tenant): boolean {
  const isList = /\/(kuber|list)(\/|$)/.test(pathname);
  return pathname === place || pathname.startsWith(`${place}/`) || (isList && place === paths.lists(tenant));
}
