import { useSyncExternalStore } from 'react';
import { CAMPAIGN_KEY, keptCampaign } from '#people/sessions/rules';
import { allows } from '#ui/page/consent';

const never = (): (() => void) => () => undefined;

/** The campaign that brought the shopper; empty without one or without consent to analytics, and until hydration (ANL-1, ANL-3). */
export function useCampaign(): string {
  return useSyncExternalStore(never, read, () => '');
}

function read(): string {
  try {
    return allows('analytics') ? keptCampaign(sessionStorage.getItem(CAMPAIGN_KEY), Date.now()) : '';
  } catch {
    return ''; // storage is not available
  }
}
