// Handlers of the questions' contract.
import { productAbout, type ProductAboutFacts } from '#finding/tiles/server';
import { sayer } from '#base/locale/words';
import { tooManyTries, type Refusal } from '#base/outcome/rules';
import type { Call, Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import { QUARTER_S, type Limits } from '#platform/limits';
import type { Visit } from '#platform/visit';
import type { QuestionsReply, questionsContract } from '#finding/questions/contract';
import { sortQuestions } from '#finding/questions/rules';
import { siteWords } from '#base/site/words';
import { LAST_ASKER, LOCK_QUESTION, VOTE_ON_ANSWER, WAITING_OF_OWNER } from './question-queries.ts';
import { questionsTag, type QuestionShelf } from './question-cache.ts';
import { askQuestion } from './ask-question.ts';
import { noSuchProduct } from './no-such-product.ts';

type Replies = typeof questionsContract;

export interface QuestionFacts extends ProductAboutFacts {
  readonly db: Db;
  readonly limits: Limits;
  readonly shelf: QuestionShelf;
}

const PAGE = 10;
const MOST_ON_PAGE = 20;
/** Faster than anybody can type. */
const ASKING = [
  { by: ['shopper'], most: 10, seconds: QUARTER_S },
  { by: ['address'], most: 60, seconds: QUARTER_S },
  { by: [], most: 1_200, seconds: 60 },
] as const;

const VOTING = [
  { by: ['shopper'], most: 30, seconds: 60 },
  { by: ['address'], most: 60, seconds: 60 },
] as const;

export function questionHandlers(facts: QuestionFacts): Handlers<Replies> {
  const { db, shelf } = facts;
  const [asking, voting] = [facts.limits.of('question', ASKING), facts.limits.of('question-vote', VOTING)];
  return {
    'GET /api/questions/:itemId': ({ params, query, visit }) => read(params.itemId, query, visit, facts),

    'GET /api/my-questions/:itemId': async ({ params: { itemId }, visit }) => {
      const product = await productAbout(itemId, visit, facts);
      if (product === null) return noSuchProduct(visit);
      const shopper = await visit.shopper();
      if (shopper === null) return { product, author: '', email: '', waiting: 0 };
      const author = (await db.maybe(LAST_ASKER, [shopper.shopperId]))?.author ?? shopper.profile?.firstName ?? '';
      const email = shopper.profile?.email ?? '';
      return { product, author, email, waiting: (await db.one(WAITING_OF_OWNER, [shopper.shopperId, itemId])).many };
    },

    'POST /api/questions/:itemId': ({ params, body, visit }) => askQuestion(params.itemId, body, visit, facts, asking),

    'POST /api/question/:questionId/vote': async ({ params: { questionId }, body: { helpful }, visit }) => {
      const { shopperId } = await visit.ensureShopper();
      const { wait } = await voting.take({ shopper: shopperId, address: visit.ip });
      if (wait > 0) return tooManyTries(wait, 'TOO_MANY_REQUESTS', sayer(siteWords, visit.copyLocale)('TOO_MANY_REQUESTS'));
      const counts = await db.transaction(async (tx) => {
        await tx.maybe(LOCK_QUESTION, [questionId]);
        return tx.maybe(VOTE_ON_ANSWER, [questionId, shopperId, helpful]);
      });
      if (counts === undefined) return noSuchProduct(visit);
      shelf.forget(counts.item_id);
      return { helpful: counts.helpful, unhelpful: counts.unhelpful };
    },
  };
}

async function read(
  itemId: string,
  { page: askedPage = '1', size: askedSize }: Call<Replies['GET /api/questions/:itemId']>['query'],
  visit: Visit,
  facts: QuestionFacts,
): Promise<QuestionsReply | Refusal> {
  const product = await productAbout(itemId, visit, facts);
  if (product === null) return noSuchProduct(visit);
  visit.stockRead.add(questionsTag(itemId));
  const questions = sortQuestions(visit.locale.slice(0, 2), await facts.shelf.of(itemId));
  const size = Math.min(Math.max(Number(askedSize ?? PAGE), 1), MOST_ON_PAGE);
  const pages = Math.max(1, Math.ceil(questions.length / size));
  const page = Math.min(Math.max(Number(askedPage), 1), pages);
  return { product, questions: questions.slice((page - 1) * size, page * size), total: questions.length, page, pages };
}
