// Forms in which callers write the addresses of proxied calls (T36): each is the one that is registered. The table is docs/contracts/paths.md.

/** `/sparxProxy/x`, `/commonProxy/x`, `/api/sparxProxy/x`, with or without the prefix. */
const PROXIED = /^(?:\/ele-lpd)?(?:\/api)?\/(?:sparxProxy|commonProxy)\/(?=\w)/;

/** The address as it is registered; any other stays as it is. */
export function registeredForm(url: string): string {
  return url.replace(PROXIED, '/ele-lpd/api/sparxProxy/');
}
