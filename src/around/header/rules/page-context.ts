// The frame variant and context of a page, which determine header and footer (APP-15, HDR-1).
import type { Tenant } from '#base/site/rules';

/**
 * full: the shop; slim: checkout, which leads back to the cart only; third-party-payment: the same for shoppers a partner's site handed
 * over, naming it; logo-only: a page that a mail leads to, with one thing to do.
 */
export type FrameVariant = 'full' | 'slim' | 'third-party-payment' | 'logo-only';
export type PageContext = 'home' | 'small-business home' | 'cart' | 'shipTo';

/** The context of a page by its path. `home` is the site's home page in the same language. */
export function pageContext(path: string, home: string, tenant: Tenant): PageContext | undefined {
  if (path === home) return tenant === 'business' ? 'small-business home' : 'home';
  return path.endsWith('/cart') ? 'cart' : path.endsWith('/checkout/delivery') ? 'shipTo' : undefined;
}
