// Handlers of the reviews' contract.
import { randomUUID } from 'node:crypto';
import { productAbout, type ProductAboutFacts } from '#finding/tiles/server';
import { sayer } from '#base/locale/words';
import { refuse, tooManyTries, type Refusal } from '#base/outcome/rules';
import { holdsCardNumber } from '#buying/payment/rules';
import { refuseCardNumber } from '#buying/payment/server';
import type { Call, Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Limiter, Limits } from '#platform/limits';
import type { Visit } from '#platform/visit';
import type { ReviewsReply, reviewsContract } from '#finding/reviews/contract';
import { readReview, summaryOf } from '#finding/reviews/rules';
import { reviewWords } from '#finding/reviews/words';
import { isSignedIn, type SignedIn } from '#base/shopper/rules';
import { siteWords } from '#base/site/words';
import { LAST_AUTHOR, LOCK_REVIEW, OWN_REVIEW, VOTE, WRITE_REVIEW } from './review-queries.ts';
import { MOST_SHOWN, reviewsTag, starsOf, type ShownReviews } from './review-cache.ts';

type Replies = typeof reviewsContract;

export interface ReviewFacts extends ProductAboutFacts {
  readonly db: Db;
  readonly limits: Limits;
  readonly shown: ShownReviews;
  /** When an owner last ordered items, by item number. */
  readonly lastOrdered: (ownerId: string, itemIds: readonly string[]) => Promise<ReadonlyMap<string, Date>>;
}

/** Faster than anybody can write or vote. */
const WRITING = [{ by: ['shopper'], most: 10, seconds: 60 }] as const;
const VOTING = [
  { by: ['shopper'], most: 30, seconds: 60 },
  { by: ['address'], most: 60, seconds: 60 },
] as const;

const PAGE = 10;
const MOST_ON_PAGE = 20;
const STARS = [1, 2, 3, 4, 5];

export function reviewHandlers(facts: ReviewFacts): Handlers<Replies> {
  const { db, limits } = facts;
  const [writing, voting] = [limits.of('review', WRITING), limits.of('review-vote', VOTING)];
  return {
    denied: (visit) => refuse(401, 'SIGN_IN', sayer(reviewWords, visit.copyLocale)('signInFirst')),

    'GET /api/reviews/:itemId': ({ params, query, visit }) => read(params.itemId, query, visit, facts),

    'GET /api/my-review/:itemId': async ({ params: { itemId }, visit }) => {
      const about = await productAbout(itemId, visit, facts);
      if (about === null) return notThere(visit);
      const shopper = await visit.shopper();
      if (!isSignedIn(shopper)) return { product: about, signedIn: false, author: '', own: null };
      const own = await db.maybe(OWN_REVIEW, [shopper.shopperId, itemId]);
      const author = own?.author ?? (await db.maybe(LAST_AUTHOR, [shopper.shopperId]))?.author ?? shopper.profile.firstName;
      return {
        product: about,
        signedIn: true,
        author,
        own: own === undefined ? null : { stars: own.stars, title: own.title, body: own.body, state: own.state },
      };
    },

    'POST /api/reviews/:itemId': ({ params, body, ...caller }) => write(params.itemId, body, caller, { ...facts, writing }),

    'POST /api/review/:reviewId/vote': async ({ params: { reviewId }, body: { helpful }, visit }) => {
      const { shopperId } = await visit.ensureShopper();
      const { wait } = await voting.take({ shopper: shopperId, address: visit.ip });
      if (wait > 0) return tooMany(visit, wait);
      const counts = await db.transaction(async (tx) => {
        await tx.maybe(LOCK_REVIEW, [reviewId]);
        return tx.maybe(VOTE, [reviewId, shopperId, helpful]);
      });
      return counts ?? notThere(visit);
    },
  };
}

async function read(
  itemId: string,
  { page: askedPage = '1', size: askedSize, stars, sort = 'helpful' }: Call<Replies['GET /api/reviews/:itemId']>['query'],
  visit: Visit,
  facts: ReviewFacts,
): Promise<ReviewsReply | Refusal> {
  const product = await productAbout(itemId, visit, facts);
  if (product === null) return notThere(visit);
  visit.stockRead.add(reviewsTag(itemId));
  const size = Math.min(Math.max(Number(askedSize ?? PAGE), 1), MOST_ON_PAGE);
  const language = visit.locale.slice(0, 2);
  const isKept = askedPage === '1' && stars === undefined && sort === 'helpful' && size <= MOST_SHOWN;
  const kept = isKept ? await facts.shown.of(itemId, language) : null;
  const many = kept?.many ?? (await starsOf(facts.db, itemId));
  const distribution = STARS.map((one) => many.get(one) ?? 0);
  const total = stars === undefined ? distribution.reduce((sum, one) => sum + one, 0) : (many.get(Number(stars)) ?? 0);
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(Number(askedPage), 1), pages);
  const asked = { itemId, language, stars: stars === undefined ? null : Number(stars), sort, size, offset: (page - 1) * size };
  const reviews = kept?.reviews.slice(0, size) ?? (total === 0 ? [] : await facts.shown.read(asked));
  return { product, ...summaryOf(distribution), distribution, reviews: [...reviews], total, page, pages };
}

async function write(
  itemId: string,
  typed: Call<Replies['POST /api/reviews/:itemId']>['body'],
  { visit, shopper }: { readonly visit: Visit; readonly shopper: SignedIn },
  facts: ReviewFacts & { readonly writing: Limiter<'shopper'> },
): Promise<{ state: 'waiting' } | Refusal> {
  const say = sayer(reviewWords, visit.copyLocale);
  if ((await productAbout(itemId, visit, facts)) === null) return notThere(visit);
  const judged = readReview(typed);
  if (!judged.ok) return refuse(400, 'BAD_REQUEST', say(`wrong.${judged.problem.field}`), judged.problem.field);
  const { wait } = await facts.writing.take({ shopper: shopper.shopperId });
  if (wait > 0) return tooMany(visit, wait);
  const { author, stars, title, body } = judged.value;
  if (holdsCardNumber([author, title, body])) return refuseCardNumber(visit);
  const verified = (await facts.lastOrdered(shopper.shopperId, [itemId])).has(itemId);
  await facts.db.one(WRITE_REVIEW, {
    reviewId: randomUUID(),
    itemId,
    profileId: shopper.shopperId,
    author,
    locale: visit.locale,
    stars,
    title,
    body,
    verified,
    now: visit.now,
  });
  return { state: 'waiting' };
}

const tooMany = (visit: Visit, seconds: number): Refusal =>
  tooManyTries(seconds, 'TOO_MANY_REQUESTS', sayer(siteWords, visit.copyLocale)('TOO_MANY_REQUESTS'));

const notThere = (visit: Visit): Refusal => refuse(404, 'NOT_FOUND', sayer(reviewWords, visit.copyLocale)('notThere'));
