// Stores a shopper's question for review, a few per product at most.
import { randomUUID } from 'node:crypto';
import { productAbout } from '#finding/tiles/server';
import { sayer } from '#base/locale/words';
import { refuse, tooManyTries, type Refusal } from '#base/outcome/rules';
import { holdsCardNumber } from '#buying/payment/rules';
import { refuseCardNumber } from '#buying/payment/server';
import type { Call } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Limits } from '#platform/limits';
import type { Visit } from '#platform/visit';
import type { questionsContract } from '#finding/questions/contract';
import { readQuestion } from '#finding/questions/rules';
import { questionWords } from '#finding/questions/words';
import { ASK, LOCK_ASKER, WAITING_OF_OWNER } from './question-queries.ts';
import { noSuchProduct } from './no-such-product.ts';
import type { ProductAboutFacts } from '#finding/tiles/server';
import type { QuestionText } from '#finding/questions/rules';

/** Most unreviewed questions of one visitor about one product. */
const MOST_WAITING = 5;

export async function askQuestion(
  itemId: string,
  body: Call<(typeof questionsContract)['POST /api/questions/:itemId']>['body'],
  visit: Visit,
  facts: ProductAboutFacts & { readonly db: Db },
  limit: ReturnType<Limits['of']>,
): Promise<{ readonly waiting: number } | Refusal> {
  const say = sayer(questionWords, visit.copyLocale);
  if ((await productAbout(itemId, visit, facts)) === null) return noSuchProduct(visit);
  const judged = readQuestion({ email: '', ...body });
  if (!judged.ok) return refuse(400, 'BAD_REQUEST', say(`wrong.${judged.problem.field}`), judged.problem.field);
  if (holdsCardNumber(judged.value)) return refuseCardNumber(visit);
  const { shopperId } = await visit.ensureShopper();
  const { wait } = await limit.take({ shopper: shopperId, address: visit.ip });
  if (wait > 0) return tooManyTries(wait, 'TOO_MANY_REQUESTS', say('tooMany'));
  const waiting = await storeQuestion(judged.value, shopperId, itemId, visit, facts.db);
  // Not a rate limit with a wait in seconds: nobody knows when staff will review.
  return waiting === null ? refuse(409, 'TOO_MANY_WAITING', say('tooManyWaiting')) : { waiting };
}

/** The number of the visitor's questions about the product that wait for review; null when there are too many already. */
function storeQuestion(
  { body, author, email }: QuestionText,
  shopperId: string,
  itemId: string,
  visit: Visit,
  db: Db,
): Promise<number | null> {
  return db.transaction(async (tx) => {
    await tx.maybe(LOCK_ASKER, [shopperId]);
    const { many } = await tx.one(WAITING_OF_OWNER, [shopperId, itemId]);
    if (many >= MOST_WAITING) return null;
    await tx.run(ASK, {
      questionId: randomUUID(),
      itemId,
      ownerId: shopperId,
      author,
      locale: visit.locale,
      body,
      now: visit.now,
      email: email === '' ? null : email,
      tenant: visit.site.tenant,
      copyLocale: visit.copyLocale,
    });
    return many + 1;
  });
}
