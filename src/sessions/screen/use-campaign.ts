import { useEffect, useState } from 'react';
import { CAMPAIGN_KEY, keptCampaign } from '#sessions/rules';

/** The campaign that brought the shopper; empty without one, and until the page is awake (ANL-1). */
export function useCampaign(): string {
  const [campaign, setCampaign] = useState('');
  useEffect(() => {
    try {
      setCampaign(keptCampaign(sessionStorage.getItem(CAMPAIGN_KEY), Date.now()));
    } catch {
      // Storage is refused: then none is known.
    }
  }, []);
  return campaign;
}
