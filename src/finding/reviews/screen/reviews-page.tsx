// `/reviews/:itemId` (CAT-2): all reviews of a product, filtered by stars and sorted; "helpful" is a plain form. Public.
import { redirect } from 'react-router';
import type { Route } from './+types/reviews-page';
import { PageCrumbs } from '#goods/catalog/screen';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { addressesIn, makePaths } from '#paths';
import type { reviewsContract } from '#finding/reviews/contract';
import { reviewWords } from '#finding/reviews/words';
import { pageMeta } from '#ui/page/page-meta';
import { EmptyState } from '#ui/kit/empty-state';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { Picture } from '#ui/kit/picture';
import { usePaths, useWords } from '#ui/page/shop';
import { unbroken } from '#ui/kit/unbroken';
import notebook from './art/notebook.svg?url';
import { wordedReview, wordedSummary } from './load-product-reviews.ts';
import { ReviewSummary } from './review-summary.tsx';
import { ReviewText } from './review-text.tsx';
import styles from './reviews.module.css';
import { ReviewFilters, SORTS, STARS } from './review-filters.tsx';
import { ReviewPager } from './review-pager.tsx';
import { ReviewVote } from './review-vote.tsx';

export const headers = () => ({ 'x-public-page': '1' });

export async function loader(args: Route.LoaderArgs) {
  const { locale, copyLocale, site } = args.context.get(pageVisit);
  const { searchParams } = new URL(args.request.url);
  const { itemId } = args.params;
  const stars = STARS.find((one) => one === searchParams.get('stars'));
  const sort = SORTS.find((one) => one === searchParams.get('sort')) ?? 'helpful';
  const page = /^[1-9]\d{0,3}$/.exec(searchParams.get('page') ?? '')?.[0] ?? '1';
  const reply = await ask<typeof reviewsContract>(args)('GET /api/reviews/:itemId', {
    params: { itemId },
    query: { page, sort, ...(stars === undefined ? {} : { stars }) },
  });
  const { product, count } = reply;
  const t = sayer(reviewWords, copyLocale);
  // Filters and orders of the same reviews have the first page's canonical address.
  const own = stars === undefined && sort === 'helpful' ? reply.page : 1;
  return {
    product,
    summary: wordedSummary(reply, copyLocale),
    reviews: reply.reviews.map((review) => ({
      ...wordedReview(review, { locale, copyLocale, timeZone: site.timeZone }),
      helpful: review.helpful,
    })),
    stars: stars ?? '',
    sort,
    page: reply.page,
    pages: reply.pages,
    title: t('pageTitle', { title: product.title }),
    description: t('pageDescription', { title: product.title, count }),
    address: makePaths(locale).reviews(itemId, own),
    alternates: addressesIn(product.locales, (paths) => paths.reviews(itemId, own)),
  };
}

/** Stores a vote and redirects to its review. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const reviewId = String(form.get('reviewId') ?? '');
  if (!/^[0-9a-f-]{36}$/.test(reviewId)) return { failed: true };
  const body = { helpful: form.get('helpful') === 'yes' };
  const reply = await attempt<typeof reviewsContract>(args)('POST /api/review/:reviewId/vote', { params: { reviewId }, body });
  if (isRefusal(reply)) return { failed: true };
  const { search } = new URL(args.request.url);
  throw redirect(`${makePaths(args.context.get(pageVisit).locale).reviews(args.params.itemId)}${search}#review-${reviewId}`);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return [];
  const { title, description, address, alternates, summary } = loaderData;
  return pageMeta({ title, description, address, alternates, indexed: summary !== null }, matches);
};

export default function ReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords(reviewWords);
  const paths = usePaths();
  const { product, summary, reviews, stars, sort, page, pages, title } = loaderData;
  const write = (
    <LinkButton to={paths.writeReview(product.itemId)} variant={summary === null ? 'primary' : undefined}>
      {t('write')}
    </LinkButton>
  );
  return (
    <div className={`wrap ${styles.page}`}>
      <PageCrumbs crumbs={[{ name: product.title, href: product.href }]} here={t('title')} />
      <h1>{unbroken(title)}</h1>
      {actionData?.failed === true && <Message tone="bad" title={t('voteFailed')} live />}
      {summary === null ? (
        <EmptyState picture={<Picture src={notebook} alt="" width={160} height={160} />} title={t('none')} actions={write}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <div className={styles.columns}>
          <div className={styles.side}>
            <ReviewSummary summary={summary} />
            {write}
          </div>
          <div>
            <ReviewFilters itemId={product.itemId} stars={stars} sort={sort} />
            {reviews.length === 0 && <p>{t('noneSo', { stars: Number(stars) })}</p>}
            <div className={styles.list}>
              {reviews.map((review) => (
                <ReviewText key={review.reviewId} review={review} level={2}>
                  <ReviewVote review={review} />
                </ReviewText>
              ))}
            </div>
            <ReviewPager itemId={product.itemId} page={page} pages={pages} />
          </div>
        </div>
      )}
    </div>
  );
}
