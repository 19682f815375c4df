// Redirects go only to the shop.
import type { SandboxFacts } from './sandbox-facts.ts';

export function leadsToShop(address: string, parents: SandboxFacts['parents']): boolean {
  return URL.canParse(address) && Object.values(parents).includes(new URL(address).origin);
}

export function withReference(address: string, reference: string): string {
  const back = new URL(address);
  back.searchParams.set('reference', reference);
  return back.href;
}
