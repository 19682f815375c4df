// Whether a link leads a caller to the page: what menus ask.
import { admissionOf, type Access, type Admission, type Caller } from '#base/access/rules';
import { splitLocale } from '#base/locale/rules';
import { PAGE_ACCESS } from './page-access.ts';

const PAGES = Object.entries<Access>(PAGE_ACCESS).map(([pattern, access]) => ({ like: likeness(pattern), access }));

/** What opening an address of the shop comes to for a caller. An address that is no page is open: whatever answers there judges itself. */
export function admissionTo(address: string, caller: Caller): Admission {
  const { path } = splitLocale(address.split(/[?#]/, 1)[0] ?? '');
  return admissionOf(PAGES.find(({ like }) => like.test(path))?.access ?? 'anyone', caller);
}

/** Whether a link to an address leads a caller to the page, and not to the sign-in or a refusal. */
export const mayOpen = (address: string, caller: Caller): boolean => admissionTo(address, caller) === 'allowed';

/** Patterns hold letters, digits and `-_/`, so nothing in them means something else there. */
function likeness(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/\/:\w+\?/, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`, 'i');
}
