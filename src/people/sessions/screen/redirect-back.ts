// The way-back parameter: `jump` on the consumer site, `target` on the business site (APP-7, APP-8).

/** The way back in an address; '' when missing. The server checks it before following it. */
export function backOf(url: URL): string {
  return url.searchParams.get('jump') ?? url.searchParams.get('target') ?? '';
}

/** The site's parameter with a way back, or nothing. */
export function wayBack(tenant: 'consumer' | 'business', back: string): { readonly jump?: string; readonly target?: string } {
  if (back === '') return {};
  return tenant === 'business' ? { target: back } : { jump: back };
}
