// The places of the account area, from top to bottom: one table. A capability with a page in the account area adds its line here.
import type { Tenant } from '#base/site/rules';
import {
  AgainIcon,
  AgreementIcon,
  ApprovalIcon,
  BudgetIcon,
  CardIcon,
  ContractIcon,
  DocumentsIcon,
  GroupsIcon,
  HomeIcon,
  KeyIcon,
  LaptopIcon,
  ListIcon,
  LockIcon,
  MailIcon,
  OrganizationIcon,
  PackageIcon,
  PeopleIcon,
  PlaceIcon,
  PlanIcon,
  PlugIcon,
  PreferencesIcon,
  PrinterIcon,
  ProfileIcon,
  PurchaseOrderIcon,
  ReportIcon,
  RepresentativeIcon,
  RestockIcon,
  RewardsIcon,
} from '#ui/kit/icons';
import type { Place, Word } from './menu-place.ts';
import { MENU_SERVICES } from './menu-services.ts';

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

export const GROUPS: readonly Group[] = [
  {
    title: null,
    places: [
      { to: (paths, tenant) => paths.account(tenant), Icon: HomeIcon, words: 'navOverview' },
      // The daily work of representatives, who have no organization and few orders of their own.
      { to: (paths) => paths.actFor(), Icon: PeopleIcon, words: 'navActFor', only: 'representative' },
    ],
  },
  {
    title: { consumer: 'navShopping', business: 'navBuying' },
    places: [
      { to: (paths) => paths.orders(), Icon: PackageIcon, words: 'navOrders' },
      { to: (paths) => paths.buyAgain(), Icon: AgainIcon, words: 'navAgain' },
      { to: (paths) => paths.approvals(), Icon: ApprovalIcon, words: 'navApprovals', site: 'business', waiting: 'approvals' },
      { to: (paths, tenant) => paths.lists(tenant), Icon: ListIcon, words: 'navLists', counted: 'lists' },
      { to: (paths) => paths.rewards(), Icon: RewardsIcon, words: 'navRewards' },
      { to: (paths) => paths.restock(), Icon: RestockIcon, words: 'navRestock', waiting: 'restocks' },
      { to: (paths) => paths.myPrinters(), Icon: PrinterIcon, words: 'toPrinters' },
      { to: (paths) => paths.serialNumbers(), Icon: LaptopIcon, words: 'navSerialNumbers', site: 'business' },
    ],
  },
  {
    title: { consumer: 'navOrganization', business: 'navOrganization' },
    places: [
      { to: (paths) => paths.people(), Icon: PeopleIcon, words: 'navPeople', site: 'business', counted: 'people', waiting: 'joinRequests' },
      { to: (paths) => paths.groups(), Icon: GroupsIcon, words: 'navGroups', site: 'business', counted: 'groups' },
      { to: (paths) => paths.locations(), Icon: PlaceIcon, words: 'navLocations', site: 'business', counted: 'locations' },
      { to: (paths) => paths.approvalRules(), Icon: ApprovalIcon, words: 'navApprovalRules', site: 'business' },
      { to: (paths) => paths.customMessages(), Icon: MailIcon, words: 'navMessages', site: 'business' },
      { to: (paths) => paths.organization(), Icon: OrganizationIcon, words: 'navOrganizationDetails', site: 'business' },
      { to: (paths) => paths.procurement(), Icon: PlugIcon, words: 'navProcurement', site: 'business', only: 'owner' },
      { to: (paths) => paths.signOnSettings(), Icon: KeyIcon, words: 'navSignOn', site: 'business', only: 'owner' },
    ],
  },
  {
    title: { consumer: 'navMoney', business: 'navMoney' },
    places: [
      { to: (paths) => paths.contracts(), Icon: AgreementIcon, words: 'navContracts', site: 'business' },
      { to: (paths) => paths.budgets(), Icon: BudgetIcon, words: 'navBudgets', site: 'business', counted: 'budgets', only: 'counted' },
      {
        to: (paths) => paths.purchaseOrders(),
        Icon: PurchaseOrderIcon,
        words: 'navPurchaseOrders',
        site: 'business',
        counted: 'purchaseOrders',
      },
      { to: (paths) => paths.taxExemptions(), Icon: ContractIcon, words: 'navTaxExemptions', site: 'business' },
      { to: (paths) => paths.purchaseDocuments(), Icon: DocumentsIcon, words: 'navPurchaseDocuments', site: 'business' },
      { to: (paths) => paths.reports(), Icon: ReportIcon, words: 'navReports', site: 'business' },
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
      { to: (paths) => paths.accountDetails(), Icon: ProfileIcon, words: 'navDetails', only: 'owner' },
      { to: (paths) => paths.accountSecurity(), Icon: PlanIcon, words: 'navSecurity', only: 'owner' },
      { to: (paths) => paths.preferences(), Icon: PreferencesIcon, words: 'navPreferences', only: 'owner' },
      { to: (paths) => paths.privacyAndData(), Icon: LockIcon, words: 'navPrivacy', only: 'owner' },
      { to: (paths) => paths.actingRecord(), Icon: RepresentativeIcon, words: 'navRepresentatives' },
    ],
  },
];
