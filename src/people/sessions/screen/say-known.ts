/** In the HTML of a page that looks different to shoppers who have signed in. */
export const HAS_OWN = 'data-own=""';

/**
 * Such a page is the same for everybody too, so this script says before the first paint whether the browser remembers a shopper of this session who has
 * signed in: `data-known` on the document, for styles alone. It reads what `cacheCustomer` stores and `contextId` reads.
 */
export const SAY_KNOWN = [
  'try{const k=JSON.parse(localStorage.getItem("customerInfo")),c=/(?:^|; )contextid=([^;]+)/.exec(document.cookie);',
  'k&&c&&k.context===c[1]&&(document.documentElement.dataset.known="")}catch{}',
].join('');
