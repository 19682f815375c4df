/** How long an answer to `ping` is waited for: whoever watches a shop hears within two seconds, whatever happens. */
export const PING_MS = 1_500;
