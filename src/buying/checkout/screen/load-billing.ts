// The billing addresses to choose from: the organization's first, which is the default then, and the shopper's own (CHK-2, USR-9).
import type { StoredAddress } from '#people/addresses/contract';
import { loadStored } from '#people/addresses/screen';
import { billingAsStored, loadShipTo } from '#people/locations/screen';
import { pageVisit, type WithContext } from '#ui/page/page-visit';

export async function loadBilling(args: WithContext): Promise<readonly StoredAddress[]> {
  const [own, organization] = await Promise.all([loadStored(args, 'billing'), loadOrganizationBilling(args)]);
  return organization.length === 0 ? own : [...organization, ...own.map((one) => ({ ...one, defaultBilling: false }))];
}

/** One address, or none. */
export async function loadOrganizationBilling(args: WithContext): Promise<readonly StoredAddress[]> {
  const { country } = args.context.get(pageVisit).site;
  return billingAsStored(await loadShipTo(args), country === 'US' ? 'USA' : 'CA');
}
