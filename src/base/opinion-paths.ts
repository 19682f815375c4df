// Addresses of what shoppers say about goods and wait for.
import { search } from './path-queries.ts';

/** Reviews and questions of a product, and mails about its return. */
export function opinionPaths(at: (path: string) => string) {
  const paged = (path: string, page: number): string => at(path) + search({ page: page === 1 ? undefined : String(page) });
  return {
    reviews: (itemId: string, page = 1) => paged(`/reviews/${encodeURIComponent(itemId)}`, page),
    writeReview: (itemId: string) => at(`/reviews/${encodeURIComponent(itemId)}/write`),
    questions: (itemId: string, page = 1) => paged(`/questions/${encodeURIComponent(itemId)}`, page),
    askQuestion: (itemId: string) => at(`/questions/${encodeURIComponent(itemId)}/ask`),
    stockAlert: (itemId: string) => at(`/back-in-stock/${encodeURIComponent(itemId)}`),
    stopStockAlerts: (token: string) => at(`/back-in-stock/stop/${encodeURIComponent(token)}`),
  };
}
