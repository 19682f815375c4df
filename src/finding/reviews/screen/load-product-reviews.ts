// A product page's reviews with all texts, so that the page's script carries no messages for them.
import { formatDate, formatNumber, languageName, type CopyLocale, type Locale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import type { Review, ReviewsReply, reviewsContract } from '#finding/reviews/contract';
import { reviewWords } from '#finding/reviews/words';
import { ask, pageVisit, type WithContext } from '#ui/page/page-visit';

export interface WordedReview {
  readonly reviewId: string;
  readonly stars: number;
  readonly starsLabel: string;
  readonly title: string;
  readonly body: string;
  /** Language of title and body. */
  readonly lang: string;
  readonly author: string;
  /** ISO instant. */
  readonly writtenAt: string;
  /** Author, date, whether they bought it here, and the review's language when it is not the reader's. */
  readonly by: string;
}

export interface WordedSummary {
  readonly average: number;
  readonly averageText: string;
  readonly count: string;
  /** From five stars to one. */
  readonly bars: readonly {
    readonly stars: number;
    readonly many: number;
    readonly of: number;
    readonly label: string;
    readonly short: string;
  }[];
}

export interface WordedReviews {
  readonly title: string;
  /** Null without reviews; then `none` holds the text. */
  readonly summary: WordedSummary | null;
  readonly none: readonly [title: string, text: string];
  readonly reviews: readonly WordedReview[];
  readonly all: { readonly href: string; readonly text: string } | null;
  readonly write: { readonly href: string; readonly text: string };
}

const ON_PRODUCT_PAGE = '3';

export async function loadProductReviews(args: WithContext, itemId: string): Promise<WordedReviews> {
  const { locale, copyLocale, site } = args.context.get(pageVisit);
  const reply = await ask<typeof reviewsContract>(args)('GET /api/reviews/:itemId', {
    params: { itemId },
    query: { size: ON_PRODUCT_PAGE },
  });
  const t = sayer(reviewWords, copyLocale);
  const paths = makePaths(locale);
  return {
    title: t('title'),
    summary: wordedSummary(reply, copyLocale),
    none: [t('none'), t('noneText')],
    reviews: reply.reviews.map((review) => wordedReview(review, { locale, copyLocale, timeZone: site.timeZone })),
    all: reply.count === 0 ? null : { href: paths.reviews(itemId), text: t('all', { n: reply.count }) },
    write: { href: paths.writeReview(itemId), text: t('write') },
  };
}

export interface ReviewReader {
  /** The language of products and reviews. */
  readonly locale: Locale;
  /** The language of the shop's own texts. */
  readonly copyLocale: CopyLocale;
  readonly timeZone: string;
}

export function wordedReview(review: Review, { locale, copyLocale, timeZone }: ReviewReader): WordedReview {
  const { reviewId, stars, title, body, locale: lang, author, writtenAt, verified } = review;
  const t = sayer(reviewWords, copyLocale);
  const [language, own] = [lang.slice(0, 2), locale.slice(0, 2)];
  const by = [
    author,
    formatDate(new Date(writtenAt), timeZone, copyLocale),
    ...(verified ? [t('verified')] : []),
    ...(language === own ? [] : [t('writtenIn', { language: languageName(language, copyLocale) })]),
  ].join(' · ');
  return { reviewId, stars, starsLabel: t('starsLabel', { stars }), title, body, lang, author, writtenAt, by };
}

export function wordedSummary({ average, count, distribution }: ReviewsReply, to: CopyLocale): WordedSummary | null {
  if (average === null) return null;
  const t = sayer(reviewWords, to);
  const bars = distribution.map((many, at) => ({
    stars: at + 1,
    many,
    of: count,
    label: t('starsRow', { stars: at + 1, n: many }),
    short: t('starsShort', { stars: at + 1 }),
  }));
  return {
    average,
    averageText: t('average', { average: formatNumber(average, to) }),
    count: t('count', { n: count }),
    bars: bars.toReversed(),
  };
}
