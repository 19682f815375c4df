/** How long `ping` waits for an answer, so that monitoring hears within two seconds. */
export const PING_MS = 1_500;
