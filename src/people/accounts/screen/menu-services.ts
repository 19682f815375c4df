// Services of other companies in the account area's menu, by their addresses.
import { BreakroomIcon, DocumentIcon, LanguageIcon, PrinterIcon } from '#ui/kit/icons';

export const MENU_SERVICES = [
  ['online-invoicing', 'onlineInvoicing', DocumentIcon],
  ['bill-trust', 'navBillTrust', DocumentIcon],
  ['blue-tarp', 'navBlueTarp', DocumentIcon],
  ['breakroom', 'breakroom', BreakroomIcon],
  ['print-marketing', 'printMarketing', PrinterIcon],
  ['hi-touch', 'hiTouch', PrinterIcon],
  ['other-sites', 'navOtherSites', LanguageIcon],
] as const;
