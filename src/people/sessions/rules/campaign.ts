// The campaign that brought a shopper: from the landing address, stored in session storage for thirty days (APP-21, ANL-1).

/** Parameter in addresses, and field of all records. */
export const CAMPAIGN_PARAM = 'cidParam';

/** In session storage: `{ cidParam, timeStamp }`. */
export const CAMPAIGN_KEY = 'hf_cid_param_object';

export const CAMPAIGN_KEPT_MS = 2_592_000_000;

/** Longest campaign id. */
export const LONGEST_CAMPAIGN = 100;

/** The stored campaign; '' when the record is malformed, in the future, or too old. */
export function keptCampaign(text: string | null, now: number): string {
  try {
    const { cidParam, timeStamp } = JSON.parse(text ?? '') as { cidParam?: unknown; timeStamp?: unknown };
    const counts = typeof timeStamp === 'number' && timeStamp <= now && now - timeStamp < CAMPAIGN_KEPT_MS;
    return counts && typeof cidParam === 'string' ? cidParam.slice(0, LONGEST_CAMPAIGN) : '';
  } catch {
    return '';
  }
}
