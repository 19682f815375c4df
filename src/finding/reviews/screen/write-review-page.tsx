// `/reviews/:itemId/write` (CAT-2): a form for signed-in shoppers. The typed text stays when there is an error.
import { useEffect, useRef } from 'react';
import { Form, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/write-review-page';
import { PageCrumbs } from '#goods/catalog/screen';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { reviewsContract } from '#finding/reviews/contract';
import { readReview, REVIEW_LIMITS, type ReviewField, type ReviewText } from '#finding/reviews/rules';
import { reviewWords } from '#finding/reviews/words';
import { pageMeta } from '#ui/page/page-meta';
import { Button } from '#ui/kit/button';
import { Choice, ChoiceGroup } from '#ui/kit/choice';
import { Field } from '#ui/kit/field';
import { LONGEST_WRITING, textOf } from '#ui/page/form-text';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { wordsOfRefusal } from '#ui/page/refusal-words';
import { Picture } from '#ui/kit/picture';
import { usePaths, useWords } from '#ui/page/shop';
import { TextArea } from '#ui/kit/text-area';
import { TextInput } from '#ui/kit/text-input';
import { unbroken } from '#ui/kit/unbroken';
import styles from './reviews.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { itemId } = args.params;
  const mine = await ask<typeof reviewsContract>(args)('GET /api/my-review/:itemId', { params: { itemId } });
  const title = sayer(reviewWords, args.context.get(pageVisit).copyLocale)('writeTitle', { title: mine.product.title });
  return { ...mine, title, sent: new URL(args.request.url).searchParams.has('sent') };
}

/** The posted text with its error: a field's, or a message about the whole. */
interface Answer {
  readonly typed: ReviewText;
  readonly wrong: ReviewField | null;
  readonly refused: string;
}

export async function action(args: Route.ActionArgs): Promise<Answer> {
  const form = await args.request.formData();
  const said = (name: string): string => textOf(form, name, LONGEST_WRITING);
  const typed: ReviewText = { stars: Number(said('stars')), title: said('title'), body: said('body'), author: said('author') };
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

interface ReviewFormProps {
  readonly author: string;
  /** The shopper's earlier review. */
  readonly own: Pick<ReviewText, 'stars' | 'title' | 'body'> | null;
  readonly answer: Answer | undefined;
}

function ReviewForm({ author, own, answer }: ReviewFormProps) {
  const t = useWords(reviewWords);
  const busy = useNavigation().formMethod === 'POST';
  const typed = answer?.typed ?? { stars: own?.stars ?? 0, title: own?.title ?? '', body: own?.body ?? '', author };
  const wrong = (field: ReviewField): string | undefined => (answer?.wrong === field ? t(`wrong.${field}`) : undefined);
  const form = useRef<HTMLFormElement>(null);
  // The button is far below the error, so the focus moves to the error after each attempt.
  useEffect(() => {
    if (answer === undefined) return;
    const field = answer.wrong === null ? null : form.current?.querySelector<HTMLElement>(`[name="${answer.wrong}"]`);
    if (field) field.focus();
    else form.current?.scrollIntoView();
  }, [answer]);
  return (
    <Form ref={form} method="post" className={styles.form} noValidate>
      <ChoiceGroup legend={t('ratingField')} layout="row" error={wrong('stars')}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <Choice
            key={stars}
            variant="chip"
            name="stars"
            value={stars}
            title={t('starsShort', { stars })}
            defaultChecked={stars === typed.stars}
            required
          />
        ))}
      </ChoiceGroup>
      <Field label={t('titleField')} hint={t('titleHint')} error={wrong('title')}>
        <TextInput name="title" defaultValue={typed.title} maxLength={REVIEW_LIMITS.title.most} required />
      </Field>
      <Field label={t('bodyField')} hint={t('bodyHint')} error={wrong('body')}>
        <TextArea name="body" rows={7} defaultValue={typed.body} maxLength={REVIEW_LIMITS.body.most} required />
      </Field>
      <Field label={t('authorField')} hint={t('authorHint')} error={wrong('author')}>
        <TextInput name="author" defaultValue={typed.author} maxLength={REVIEW_LIMITS.author.most} autoComplete="given-name" required />
      </Field>
      {answer !== undefined && (
        <Message tone="bad" title={answer.wrong === null ? answer.refused || t('failed') : t(`wrong.${answer.wrong}`)} live />
      )}
      <p>
        <Button type="submit" variant="primary" busy={busy}>
          {t(own === null ? 'send' : 'sendAgain')}
        </Button>
      </p>
    </Form>
  );
}
