// Shoppers are only ever sent back to the shop.
import type { ProviderFacts } from './provider-facts.ts';

export function leadsToShop(address: string, parents: ProviderFacts['parents']): boolean {
  return URL.canParse(address) && Object.values(parents).includes(new URL(address).origin);
}

export function withReference(address: string, reference: string): string {
  const back = new URL(address);
  back.searchParams.set('reference', reference);
  return back.href;
}
