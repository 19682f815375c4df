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
  KeyIcon,
  ListIcon,
  LockIcon,
  OrganizationIcon,
  PackageIcon,
  PeopleIcon,
  PlaceIcon,
  PlanIcon,
  PreferencesIcon,
  PrinterIcon,
  RepresentativeIcon,
} from '#ui/kit/icons';
import { MENU_SERVICES } from './menu-services.ts';

/** Words of the menu. */
type Word =
  | `nav${'Overview' | 'Organization' | 'OrganizationDetails' | 'People' | 'Groups' | 'Locations' | 'SignOn' | 'Shopping' | 'Buying' | 'Orders' | 'Lists' | 'YourDetails' | 'You' | 'Addresses' | 'Cards' | 'Details' | 'Security' | 'Preferences' | 'Privacy' | 'Representatives' | 'ActFor'}`
  | 'toPrinters'
  | 'services'
  | (typeof MENU_SERVICES)[number][1];

interface Place {
  readonly to: (paths: Paths, tenant: Tenant) => string;
  readonly Icon: ComponentType;
  readonly words: Word;
  /** The only site that has it; absent: both have it. */
  readonly site?: Tenant;
  /** `owner`: closed to a representative who acts for the person; `representative`: for representatives alone. */
  readonly only?: 'owner' | 'representative';
  /** Opening it does something, so that it is never loaded ahead. */
  readonly asDocument?: true;
}

const service = ([name, words, Icon]: (typeof MENU_SERVICES)[number]): Place => ({
  to: (paths) => paths.service(name),
  Icon,
  words,
  site: 'business',
  only: 'owner',
  asDocument: true,
});

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
      { to: (paths) => paths.locations(), Icon: PlaceIcon, words: 'navLocations', site: 'business' },
      { to: (paths) => paths.organization(), Icon: DocumentIcon, words: 'navOrganizationDetails', site: 'business' },
      { to: (paths) => paths.signOnSettings(), Icon: KeyIcon, words: 'navSignOn', site: 'business', only: 'owner' },
    ],
  },
  {
    title: { consumer: 'services', business: 'services' },
    places: MENU_SERVICES.map(service),
  },
  {
    title: { consumer: 'navYourDetails', business: 'navYou' },
    places: [
      { to: (paths) => paths.addresses(), Icon: PlaceIcon, words: 'navAddresses' },
      { to: (paths) => paths.savedCards(), Icon: CardIcon, words: 'navCards', only: 'owner' },
      { to: (paths) => paths.accountDetails(), Icon: DocumentIcon, words: 'navDetails', only: 'owner' },
      { to: (paths) => paths.accountSecurity(), Icon: PlanIcon, words: 'navSecurity', only: 'owner' },
      { to: (paths) => paths.preferences(), Icon: PreferencesIcon, words: 'navPreferences', only: 'owner' },
      { to: (paths) => paths.privacyAndData(), Icon: LockIcon, words: 'navPrivacy', only: 'owner' },
      { to: (paths) => paths.actingRecord(), Icon: RepresentativeIcon, words: 'navRepresentatives' },
      { to: (paths) => paths.actFor(), Icon: PeopleIcon, words: 'navActFor', only: 'representative' },
    ],
  },
];

export interface MenuPlace {
  readonly to: string;
  readonly Icon: ComponentType;
  readonly words: Word;
  readonly asDocument: boolean;
}

export interface MenuGroup {
  /** Null: the group stands without a heading. */
  readonly title: Word | null;
  readonly places: readonly MenuPlace[];
}

export interface MenuOwner {
  readonly isRepresentative: boolean;
  /** A representative acts for the person. */
  readonly isActing: boolean;
}

/** The menu of a caller on a site, without the pages they may not open, and without groups that would be empty. */
export function accountMenu(caller: Caller, owner: MenuOwner, tenant: Tenant, paths: Paths): readonly MenuGroup[] {
  const groups = GROUPS.map(({ title, places }) => ({
    title: title?.[tenant] ?? null,
    places: places
      .filter(({ site = tenant }) => site === tenant)
      .filter((place) => isFor(place, owner) && (place.only === 'representative' || mayOpen(place.to(paths, tenant), caller)))
      .map(({ to, Icon, words, asDocument = false }) => ({ to: to(paths, tenant), Icon, words, asDocument })),
  }));
  return groups.filter(({ places }) => places.length > 0);
}

const isFor = ({ only }: Place, { isRepresentative, isActing }: MenuOwner): boolean =>
  only === 'owner' ? !isActing : only !== 'representative' || isRepresentative;

/** Whether the menu marks a place for the open page: a single list belongs to Lists, a page below a place to that place. */
export function isCurrent(place: string, pathname: string, paths: Paths, tenant: Tenant): boolean {
  const isList = /\/(kuber|list)(\/|$)/.test(pathname);
  return pathname === place || pathname.startsWith(`${place}/`) || (isList && place === paths.lists(tenant));
}
