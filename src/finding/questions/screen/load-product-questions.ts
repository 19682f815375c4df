// Questions with all texts for a product page. Made on the server, so that the page's script carries no messages for them.
import { formatDate, type CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import type { Question, questionsContract } from '#finding/questions/contract';
import { questionWords } from '#finding/questions/words';
import { ask, pageVisit, type WithContext } from '#ui/page/page-visit';

export interface WordedQuestion {
  readonly questionId: string;
  readonly author: string;
  readonly body: string;
  /** Language of question and answer. */
  readonly lang: string;
  readonly by: string;
  /** Null while the shop has not answered. */
  readonly answer: { readonly by: string; readonly text: string } | null;
  /** Text shown when there is no answer. */
  readonly open: string;
}

export interface WordedQuestions {
  readonly title: string;
  /** Text next to the list, or the text for no questions. */
  readonly intro: readonly string[];
  readonly questions: readonly WordedQuestion[];
  readonly all: { readonly href: string; readonly text: string } | null;
  readonly ask: { readonly href: string; readonly text: string };
}

const ON_PRODUCT_PAGE = '3';

export async function loadProductQuestions(args: WithContext, itemId: string): Promise<WordedQuestions> {
  const { locale, copyLocale, site } = args.context.get(pageVisit);
  const { questions, total } = await ask<typeof questionsContract>(args)('GET /api/questions/:itemId', {
    params: { itemId },
    query: { size: ON_PRODUCT_PAGE },
  });
  const t = sayer(questionWords, copyLocale);
  const paths = makePaths(locale);
  return {
    title: t('title'),
    intro: total === 0 ? [t('none'), t('noneText')] : [t('intro')],
    questions: questions.map((question) => wordedQuestion(question, copyLocale, site.timeZone)),
    all: total === 0 ? null : { href: paths.questions(itemId), text: t('all', { n: total }) },
    ask: { href: paths.askQuestion(itemId), text: t('ask') },
  };
}

export function wordedQuestion(
  { questionId, author, body, locale, askedAt, answer }: Question,
  to: CopyLocale,
  timeZone: string,
): WordedQuestion {
  const t = sayer(questionWords, to);
  return {
    questionId,
    author,
    body,
    lang: locale,
    by: t('askedBy', { author, date: formatDate(new Date(askedAt), timeZone, to) }),
    answer: answer === null ? null : { by: t('answeredBy'), text: answer },
    open: t('open'),
  };
}
