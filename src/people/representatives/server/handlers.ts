// Handlers of `representativesContract`.
import type { Locale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import { callerOf, isSignedIn, maskedCustomerNumber } from '#base/shopper/rules';
import type { Tenant } from '#base/site/rules';
import type { ActingNow, FoundShopper, representativesContract } from '#people/representatives/contract';
import { isActingReason } from '#people/representatives/rules';
import { representativesWords } from '#people/representatives/words';
import type { FoundPerson } from '#people/sessions/server';
import { makePaths } from '#paths';
import type { Handlers } from '#platform/contract';
import type { Limiter } from '#platform/limits';
import type { Visit } from '#platform/visit';
import { PUT_NOTICE_AWAY } from './acting-queries.ts';
import { readNotice, readRecord } from './acting-record.ts';
import { beginActing, nameOf, stopActing, type BeginDeps, type BeginProblem } from './begin-acting.ts';
import { sendCart, tooMany, type SendDeps } from './send-cart.ts';

export interface RepresentativesDeps extends BeginDeps, SendDeps {
  readonly finds: Limiter<'representative'>;
  /** The owner of an order of the edition; null: there is no such order, or a guest placed it. */
  readonly ownerOfOrder: (tenant: Tenant, orderNumber: string) => Promise<string | null>;
  /** The title of an item; undefined for anything else. */
  readonly titleOf: (itemId: string, locale: Locale) => string | undefined;
}

export function representativesHandlers(deps: RepresentativesDeps): Handlers<typeof representativesContract> {
  const { db } = deps;
  return {
    denied: ({ copyLocale }, _line, why) => {
      const say = sayer(representativesWords, copyLocale);
      return why === 'signIn' ? refuse(401, 'LOGIN_REQUIRED', say('LOGIN_REQUIRED')) : refuse(403, 'FORBIDDEN', say('FORBIDDEN'));
    },

    'GET /api/acting': async ({ visit }) => ({ acting: await actingNow(visit) }),

    'POST /api/acting/find': async ({ body, visit, shopper }) => {
      const { wait } = await deps.finds.take({ representative: shopper.profile.profileId });
      if (wait > 0) return tooMany(visit, wait);
      const text = body.find.trim();
      if (text === '') return refuse(400, 'FIND_MISSING', sayer(representativesWords, visit.copyLocale)('FIND_MISSING'), 'find');
      const owner = await deps.ownerOfOrder(shopper.tenant, text);
      return { shoppers: (await deps.people.find(shopper.tenant, text, owner)).map(foundShopper) };
    },

    'POST /api/acting': async ({ body, visit, shopper }) => {
      const refused = deps.cardNumberIn(body.note, visit);
      if (refused !== null) return { ...refused, field: 'note' };
      const begun = await beginActing(deps, visit, shopper, body);
      return begun.ok ? { next: makePaths(visit.locale).cart(shopper.tenant) } : problemOf(visit, begun.problem);
    },

    'POST /api/acting/stop': async ({ visit }) => {
      const paths = makePaths(visit.locale);
      return { next: (await stopActing(deps, visit)) ? paths.actFor() : paths.login() };
    },

    'POST /api/acting/send-cart': ({ body, visit }) => sendCart(deps, visit, body.note.trim()),

    'GET /api/acting/record': async ({ visit, shopper }) => {
      const mine = callerOf(shopper).kind === 'staff';
      return { mine, records: await readRecord(db, shopper.profile.profileId, mine, visit.now, (id) => deps.titleOf(id, visit.locale)) };
    },

    'GET /api/acting/notice': async ({ visit }) => {
      const shopper = await visit.shopper();
      if (!isSignedIn(shopper) || visit.isActing) return { notice: null };
      const row = await readNotice(db, shopper.profile.profileId);
      return {
        notice: row === undefined ? null : { representative: row.representative_name, reason: row.reason, at: row.at.toISOString() },
      };
    },

    'POST /api/acting/notice': async ({ visit, shopper }) => {
      await db.run(PUT_NOTICE_AWAY, [shopper.profile.profileId, visit.now]);
      return {};
    },
  };
}

async function actingNow(visit: Visit): Promise<ActingNow | null> {
  const [acting, shopper] = [await visit.acting(), await visit.shopper()];
  if (acting === null || !isSignedIn(shopper) || !isActingReason(acting.reason)) return null;
  return {
    firstName: acting.firstName,
    name: nameOf(shopper.profile),
    customerNumber: maskedCustomerNumber(shopper.profile.customerNumber),
    representative: acting.name,
    csrUserId: acting.number,
    reason: acting.reason,
    until: acting.until.toISOString(),
  };
}

const foundShopper = (person: FoundPerson): FoundShopper => ({
  profileId: person.profileId,
  firstName: person.firstName,
  name: nameOf(person),
  customerNumber: maskedCustomerNumber(person.customerNumber),
  organization: person.organization,
  by: person.by,
});

function problemOf(visit: Visit, problem: BeginProblem): Refusal {
  if (problem.code === 'TOO_MANY_TRIES') return tooMany(visit, problem.seconds);
  const say = sayer(representativesWords, visit.copyLocale);
  return refuse(problem.code === 'SHOPPER_NOT_FOUND' ? 404 : 400, problem.code, say(problem.code), problem.field);
}
