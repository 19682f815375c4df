// The campaign that brought a shopper: named by the address they came by, kept in the tab's session for thirty days (APP-21, ANL-1).

/** Parameter of an address, and field of everything it goes into. */
export const CAMPAIGN_PARAM = 'cidParam';

/** In session storage: `{ cidParam, timeStamp }`. */
export const CAMPAIGN_KEY = 'hf_cid_param_object';

export const CAMPAIGN_KEPT_MS = 2_592_000_000;

/** Characters of a campaign's id. */
export const LONGEST_CAMPAIGN = 100;

/** The kept campaign; none when the record is broken, of an hour to come, or too old. */
export function keptCampaign(text: string | null, now: number): string {
  try {
    const { cidParam, timeStamp } = JSON.parse(text ?? '') as { cidParam?: unknown; timeStamp?: unknown };
    const counts = typeof timeStamp === 'number' && timeStamp <= now && now - timeStamp < CAMPAIGN_KEPT_MS;
    return counts && typeof cidParam === 'string' ? cidParam.slice(0, LONGEST_CAMPAIGN) : '';
  } catch {
    return '';
  }
}
