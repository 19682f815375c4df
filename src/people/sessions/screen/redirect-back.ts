// The redirect-back parameter: `jump` on the consumer site, `target` on the business one (APP-7, APP-8).

/** What the address says to come back to; '' when nothing. The server judges it before it is followed. */
export function backOf(url: URL): string {
  return url.searchParams.get('jump') ?? url.searchParams.get('target') ?? '';
}

/** The parameter that carries a way back on a site, or none. */
export function wayBack(tenant: 'consumer' | 'business', back: string): { readonly jump?: string; readonly target?: string } {
  if (back === '') return {};
  return tenant === 'business' ? { target: back } : { jump: back };
}
