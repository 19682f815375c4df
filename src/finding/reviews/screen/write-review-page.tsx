// `/reviews/:itemId/write` (CAT-2): a form for signed-in shoppers. The typed text stays when there is an error.
import { redirect } from 'react-router';
import type { Route } from './+types/write-review-page';
import { PageCrumbs } from '#goods/catalog/screen';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { reviewsContract } from '#finding/reviews/contract';
import { readReview, type ReviewText } from '#finding/reviews/rules';
import { reviewWords } from '#finding/reviews/words';
import { pageMeta } from '#ui/page/page-meta';
import { LONGEST_WRITING, textOf } from '#ui/page/form-text';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { wordsOfRefusal } from '#ui/page/refusal-words';
import { Picture } from '#ui/kit/picture';
import { usePaths, useWords } from '#ui/page/shop';
import { unbroken } from '#ui/kit/unbroken';
import styles from './reviews.module.css';
import { ReviewForm, type ReviewAttempt } from './review-form.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { itemId } = args.params;
  const mine = await ask<typeof reviewsContract>(args)('GET /api/my-review/:itemId', { params: { itemId } });
  const title = sayer(reviewWords, args.context.get(pageVisit).copyLocale)('writeTitle', { title: mine.product.title });
  return { ...mine, title, sent: new URL(args.request.url).searchParams.has('sent') };
}

export async function action(args: Route.ActionArgs): Promise<ReviewAttempt> {
  const form = await args.request.formData();
  const typedText = (name: string): string => textOf(form, name, LONGEST_WRITING);
  const typed: ReviewText = {
    stars: Number(typedText('stars')),
    title: typedText('title'),
    body: typedText('body'),
    author: typedText('author'),
  };
  const judged = readReview(typed);
  if (!judged.ok) return { typed, wrong: judged.problem.field, refused: '' };
  const { itemId } = args.params;
  const reply = await attempt<typeof reviewsContract>(args)('POST /api/reviews/:itemId', { params: { itemId }, body: judged.value });
  if (isRefusal(reply)) return { typed, wrong: null, refused: wordsOfRefusal(reply) };
  throw redirect(`${makePaths(args.context.get(pageVisit).locale).writeReview(itemId)}?sent=1`);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function WriteReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords(reviewWords);
  const paths = usePaths();
  const { product, signedIn, own, title, sent } = loaderData;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageCrumbs
        crumbs={[
          { name: product.title, href: product.href },
          { name: t('title'), href: paths.reviews(product.itemId) },
        ]}
        here={t('write')}
      />
      <h1>{unbroken(title)}</h1>
      <div className={styles.product}>
        <Picture src={product.image} alt="" width={120} height={120} first />
        <p>{t('writeText')}</p>
      </div>
      {sent ? (
        <>
          <Message tone="ok" title={t('sent')} live />
          <LinkButton to={product.href} className={styles.go}>
            {t('back')}
          </LinkButton>
        </>
      ) : signedIn ? (
        <>
          {own !== null && actionData === undefined && <Message tone="info" title={t(`own.${own.state}`)} />}
          <ReviewForm author={loaderData.author} own={own} answer={actionData} />
        </>
      ) : (
        <>
          <Message tone="info" title={t('signInFirst')} />
          <LinkButton to={paths.login({ jump: paths.writeReview(product.itemId) })} variant="primary" className={styles.go}>
            {t('signIn')}
          </LinkButton>
        </>
      )}
    </div>
  );
}
