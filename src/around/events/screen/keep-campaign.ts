// The campaign that brought the shopper: kept for the order where they allow analytics, and dropped when they refuse (ANL-1, ANL-3).
import { CAMPAIGN_KEY, CAMPAIGN_PARAM } from '#people/sessions/rules';
import { allows, watchConsent } from '#ui/page/consent';

/** Begins once in a document. The address at which it was loaded names the campaign, wherever the shopper has gone on to before they chose. */
export function keepCampaign(): void {
  const [loaded] = performance.getEntriesByType('navigation');
  const cidParam = loaded === undefined ? null : new URL(loaded.name, location.href).searchParams.get(CAMPAIGN_PARAM);
  const keep = (): void => {
    try {
      if (!allows('analytics')) sessionStorage.removeItem(CAMPAIGN_KEY);
      else if (cidParam) sessionStorage.setItem(CAMPAIGN_KEY, JSON.stringify({ cidParam, timeStamp: Date.now() }));
    } catch {
      // Storage is full or not allowed.
    }
  };
  keep();
  watchConsent(keep);
}
