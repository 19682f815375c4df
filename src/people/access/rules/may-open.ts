// Whether a caller may open the page that a link leads to: for menus.
import { admissionOf, type Access, type Admission, type Caller } from '#base/access/rules';
import { splitLocale } from '#base/locale/rules';
import { PAGE_ACCESS } from './page-access.ts';

const PAGES = Object.entries<Access>(PAGE_ACCESS).map(([pattern, access]) => ({ like: likeness(pattern), access }));

/** A caller's access to an address. An address that is not a page is open here: its own handler checks access. */
export function admissionTo(address: string, caller: Caller): Admission {
  const { path } = splitLocale(address.split(/[?#]/, 1)[0] ?? '');
  return admissionOf(PAGES.find(({ like }) => like.test(path))?.access ?? 'anyone', caller);
}

/** Whether the caller may open the address, without a sign-in or refusal. */
export const mayOpen = (address: string, caller: Caller): boolean => admissionTo(address, caller) === 'allowed';

/** Patterns hold only letters, digits and `-_/`, so they need no escaping. */
function likeness(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/\/:\w+\?/, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`, 'i');
}
