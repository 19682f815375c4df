// Forms in which callers write the addresses of proxied calls (T36), mapped to the registered one. The table is docs/contracts/paths.md.

/** `/sparxProxy/x`, `/commonProxy/x`, `/api/sparxProxy/x`, with or without the prefix. */
const PROXIED = /^(?:\/ele-lpd)?(?:\/api)?\/(?:sparxProxy|commonProxy)\/(?=\w)/;

/** The rewards calls by their bare names, below the prefix or a proxy or nothing (RWD-1). */
const REWARDS = /^(?:\/ele-lpd)?(?:\/api)?(?:\/(?:sparxProxy|commonProxy))?\/(?=(?:getSlpCustomerRewardsInfo|getAvailableRewards)(?:\?|$))/;

/** The registered form of the address; any other address stays unchanged. */
export function registeredForm(url: string): string {
  return url.replace(REWARDS, '/ele-lpd/api/').replace(PROXIED, '/ele-lpd/api/sparxProxy/');
}
