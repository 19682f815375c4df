// Which paths are pages, without the locale.
import { PAGE_ACCESS } from './page-access.ts';

const PATTERNS = Object.keys(PAGE_ACCESS).map(
  (pattern) => new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`),
);

/** Whether a path fits a page's pattern; what its parameters name may still not exist. */
export const isPage = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path));
