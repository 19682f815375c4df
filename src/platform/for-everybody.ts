// Whether a page or line that some members are refused is open to a visit without asking who it is.
import type { Access } from '#base/access/rules';
import type { Visit } from './visit.ts';

/**
 * True for visits that get everybody's pages: whoever lacks such a code has pages of their own (`hasOwnPages`). Asking for the caller would make
 * the page personal, and so keep it out of the page cache.
 */
export const isForEverybody = async (access: Access, visit: Visit): Promise<boolean> =>
  typeof access === 'object' && 'visitorWith' in access && (await visit.audience()) === 'public';
