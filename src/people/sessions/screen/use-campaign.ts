import { useSyncExternalStore } from 'react';
import { CAMPAIGN_KEY, keptCampaign } from '#people/sessions/rules';

const never = (): (() => void) => () => undefined;

/** The campaign that brought the shopper; empty without one, and until hydration (ANL-1). */
export function useCampaign(): string {
  return useSyncExternalStore(never, read, () => '');
}

function read(): string {
  try {
    return keptCampaign(sessionStorage.getItem(CAMPAIGN_KEY), Date.now());
  } catch {
    return ''; // storage is not available
  }
}
