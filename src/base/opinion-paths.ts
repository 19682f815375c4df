// Addresses of what shoppers say about goods and wait for.
import { search } from './path-queries.ts';

/** Reviews and questions of a product, mails about its return, offers by email, and marketing forms. */
export function opinionPaths(at: (path: string) => string) {
  const paged = (path: string, page: number): string => at(path) + search({ page: page === 1 ? undefined : String(page) });
  return {
    reviews: (itemId: string, page = 1) => paged(`/reviews/${encodeURIComponent(itemId)}`, page),
    writeReview: (itemId: string) => at(`/reviews/${encodeURIComponent(itemId)}/write`),
    questions: (itemId: string, page = 1) => paged(`/questions/${encodeURIComponent(itemId)}`, page),
    askQuestion: (itemId: string) => at(`/questions/${encodeURIComponent(itemId)}/ask`),
    stockAlert: (itemId: string) => at(`/back-in-stock/${encodeURIComponent(itemId)}`),
    offersByEmail: () => at('/offers-by-email'),
    confirmOffers: (token: string) => at(`/offers-by-email/confirm/${encodeURIComponent(token)}`),
    stopOffers: (token: string) => at(`/offers-by-email/stop/${encodeURIComponent(token)}`),
    /** `successURL`: where it leads once it was sent. */
    marketingForm: (formId: string, query: { readonly successURL?: string | undefined; readonly sent?: '1' } = {}) =>
      at(`/marketing-form/${encodeURIComponent(formId)}`) + search(query),
    stopStockAlerts: (token: string) => at(`/back-in-stock/stop/${encodeURIComponent(token)}`),
  };
}
