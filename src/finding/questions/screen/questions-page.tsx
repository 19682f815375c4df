// `/questions/:itemId` (CAT-2): all questions about a product with their answers; "helpful" is a plain form. Public.
import { redirect } from 'react-router';
import type { Route } from './+types/questions-page';
import { PageCrumbs } from '#goods/catalog/screen';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { addressesIn, makePaths } from '#paths';
import type { questionsContract } from '#finding/questions/contract';
import { questionWords } from '#finding/questions/words';
import { pageMeta } from '#ui/page/page-meta';
import { EmptyState } from '#ui/kit/empty-state';
import { HelpfulVote } from '#ui/kit/helpful-vote';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { Pager } from '#ui/kit/pager';
import { Picture } from '#ui/kit/picture';
import { usePaths, useWords } from '#ui/page/shop';
import cards from './art/index-cards.svg?url';
import { wordedQuestion, type WordedQuestion } from './load-product-questions.ts';
import { QuestionText } from './question-text.tsx';
import styles from './questions.module.css';
import { faqPageData } from './faq-page-data.ts';

export const headers = () => ({ 'x-public-page': '1' });

export async function loader(args: Route.LoaderArgs) {
  const { locale, copyLocale, site } = args.context.get(pageVisit);
  const { searchParams } = new URL(args.request.url);
  const { itemId } = args.params;
  const asked = /^[1-9]\d{0,3}$/.exec(searchParams.get('page') ?? '')?.[0] ?? '1';
  const { product, questions, total, page, pages } = await ask<typeof questionsContract>(args)('GET /api/questions/:itemId', {
    params: { itemId },
    query: { page: asked },
  });
  const t = sayer(questionWords, copyLocale);
  return {
    product,
    questions: questions.map((question) => ({ ...wordedQuestion(question, copyLocale, site.timeZone), helpful: question.helpful })),
    page,
    pages,
    title: t('pageTitle', { title: product.title }),
    description: t('pageDescription', { title: product.title, count: total }),
    address: makePaths(locale).questions(itemId, page),
    alternates: addressesIn(product.locales, (paths) => paths.questions(itemId, page)),
    language: locale.slice(0, 2),
  };
}

/** Stores a vote and redirects to its question. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const questionId = String(form.get('questionId') ?? '');
  if (!/^[0-9a-f-]{36}$/.test(questionId)) return { failed: true };
  const body = { helpful: form.get('helpful') === 'yes' };
  const reply = await attempt<typeof questionsContract>(args)('POST /api/question/:questionId/vote', { params: { questionId }, body });
  if (isRefusal(reply)) return { failed: true };
  const { search } = new URL(args.request.url);
  throw redirect(`${makePaths(args.context.get(pageVisit).locale).questions(args.params.itemId)}${search}#question-${questionId}`);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return [];
  const { title, description, address, alternates, questions } = loaderData;
  const structured = faqPageData(loaderData);
  return pageMeta({ title, description, address, alternates, indexed: questions.length > 0, structured }, matches);
};

export default function QuestionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords(questionWords);
  const paths = usePaths();
  const { product, questions, page, pages, title } = loaderData;
  const toAsk = (
    <LinkButton to={paths.askQuestion(product.itemId)} variant={questions.length === 0 ? 'primary' : undefined}>
      {t('ask')}
    </LinkButton>
  );
  return (
    <div className={`wrap ${styles.page}`}>
      <PageCrumbs crumbs={[{ name: product.title, href: product.href }]} here={t('title')} />
      <h1>{title}</h1>
      {actionData?.failed === true && <Message tone="bad" title={t('voteFailed')} live />}
      {questions.length === 0 ? (
        <EmptyState picture={<Picture src={cards} alt="" width={160} height={160} />} title={t('none')} actions={toAsk}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <div className={styles.columns}>
          <div className={styles.side}>
            <p>{t('intro')}</p>
            {toAsk}
          </div>
          <div className={styles.list}>
            {questions.map((question) => (
              <QuestionText key={question.questionId} question={question} level={2}>
                {question.answer !== null && <Vote question={question} />}
              </QuestionText>
            ))}
            <Pager
              page={page}
              pages={pages}
              addressOf={(to) => paths.questions(product.itemId, to)}
              labels={{ nav: t('pages'), previous: t('previous'), next: t('next'), page: String }}
            />
          </div>
        </div>
      )}
    </div>
  );
}

function Vote({ question: { questionId, helpful, author } }: { readonly question: WordedQuestion & { readonly helpful: number } }) {
  const t = useWords(questionWords);
  return (
    <HelpfulVote
      of={{ name: 'questionId', value: questionId }}
      soFar={helpful > 0 ? t('helpfulSo', { n: helpful }) : ''}
      question={t('helpfulAsk')}
      answers={{ yes: t('yes'), no: t('no') }}
      about={t('about', { author })}
    />
  );
}
