// `/reviews/:itemId` (CAT-2): all reviews of a product, filtered by stars and sorted; "helpful" is a plain form. Public.
import { Form, redirect, useSearchParams } from 'react-router';
import type { Route } from './+types/reviews-page';
import { PageCrumbs } from '#goods/catalog/screen';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { addressesIn, makePaths } from '#paths';
import type { reviewsContract } from '#finding/reviews/contract';
import { reviewWords } from '#finding/reviews/words';
import { pageMeta } from '#ui/page/page-meta';
import { Button } from '#ui/kit/button';
import { EmptyState } from '#ui/kit/empty-state';
import { Field } from '#ui/kit/field';
import { HelpfulVote } from '#ui/kit/helpful-vote';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { Pager } from '#ui/kit/pager';
import { Picture } from '#ui/kit/picture';
import { Select } from '#ui/kit/select';
import { usePaths, useWords } from '#ui/page/shop';
import { unbroken } from '#ui/kit/unbroken';
import notebook from './art/notebook.svg?url';
import { wordedReview, wordedSummary, type WordedReview } from './load-product-reviews.ts';
import { ReviewSummary } from './review-summary.tsx';
import { ReviewText } from './review-text.tsx';
import styles from './reviews.module.css';

const SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const;
const STARS = ['5', '4', '3', '2', '1'] as const;

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
    reviews: reply.reviews.map((review) => ({ ...wordedReview(review, copyLocale, site.timeZone), helpful: review.helpful })),
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
  const { product, summary, reviews, stars, page, pages, title } = loaderData;
  const [params] = useSearchParams();
  const addressOf = (to: number): string => {
    const next = new URLSearchParams([...params].filter(([name]) => name === 'stars' || name === 'sort'));
    if (to > 1) next.set('page', String(to));
    return paths.reviews(product.itemId) + (next.size === 0 ? '' : `?${next}`);
  };
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
            <Filters loaderData={loaderData} />
            {reviews.length === 0 && <p>{t('noneSo', { stars: Number(stars) })}</p>}
            <div className={styles.list}>
              {reviews.map((review) => (
                <ReviewText key={review.reviewId} review={review} level={2}>
                  <Vote review={review} />
                </ReviewText>
              ))}
            </div>
            <Pager
              page={page}
              pages={pages}
              addressOf={addressOf}
              labels={{ nav: t('pages'), previous: t('previous'), next: t('next'), page: String }}
            />
          </div>
        </div>
      )}
    </div>
  );
}

function Filters({ loaderData: { product, stars, sort } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const t = useWords(reviewWords);
  const paths = usePaths();
  return (
    <Form action={paths.reviews(product.itemId)} className={styles.filters} key={`${stars} ${sort}`}>
      <Field label={t('filterLabel')}>
        <Select
          name="stars"
          size="small"
          defaultValue={stars}
          options={[
            { value: '', label: t('everyStars') },
            ...STARS.map((one) => ({ value: one, label: t('starsShort', { stars: Number(one) }) })),
          ]}
        />
      </Field>
      <Field label={t('sortLabel')}>
        <Select name="sort" size="small" defaultValue={sort} options={SORTS.map((one) => ({ value: one, label: t(`sort.${one}`) }))} />
      </Field>
      <Button type="submit" size="small">
        {t('apply')}
      </Button>
    </Form>
  );
}

function Vote({ review: { reviewId, helpful, author } }: { readonly review: WordedReview & { readonly helpful: number } }) {
  const t = useWords(reviewWords);
  return (
    <HelpfulVote
      of={{ name: 'reviewId', value: reviewId }}
      soFar={helpful > 0 ? t('helpfulSo', { n: helpful }) : ''}
      question={t('helpfulAsk')}
      answers={{ yes: t('yes'), no: t('no') }}
      about={t('about', { author })}
    />
  );
}
