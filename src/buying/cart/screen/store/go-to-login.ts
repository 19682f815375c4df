// Leads to the login when an action needs it, and from there back to this page (CART-24, APP-7).
import { makePaths } from '#paths';

/** Only once: after returning, the page shows why the shop refused (T14). */
export function goToLogin(): void {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  if (query.has('redirected')) return;
  query.set('redirected', '1');
  const { lang, dataset } = document.documentElement;
  const paths = makePaths(lang === 'en-CA' || lang === 'fr-CA' ? lang : 'en-US');
  window.location.assign(paths.login({ [dataset['tenant'] === 'business' ? 'target' : 'jump']: `${pathname}?${query}` }));
}
