// Addresses that a piece may lead to.
const LONGEST = 300;
const LOCALE = /^\/(?:en-ca|fr-ca|en-us)(?:\/|$)/;

/** What is wrong with a link; undefined when it is right. */
export function linkProblem(link: string, isPage: (path: string) => boolean): string | undefined {
  if (link.length > LONGEST) return `is longer than ${LONGEST} characters`;
  if (/^#[\w-]+$/.test(link)) return undefined;
  if (link.startsWith('https://')) return URL.canParse(link) ? undefined : 'is no address';
  if (!link.startsWith('/') || link.startsWith('//') || /[\s\\]/.test(link)) return 'is neither an address of the shop (/deals) nor https';
  if (LOCALE.test(link)) return 'names a language: write it without, as /deals';
  return isPage(link.replace(/[?#].*$/s, '')) ? undefined : `is no page of the shop: ${link}`;
}

/** Whether it is a page of the shop, which has an address in each language. */
export const isOwnLink = (link: string): boolean => link.startsWith('/');
