// Handlers of `privacyContract`.
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import { refuseAccountProblem } from '#people/accounts/server';
import type { privacyContract } from '#people/privacy/contract';
import { privacyWords } from '#people/privacy/words';
import { makePaths } from '#paths';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import { deleteAccount, type DeletionDeps, type DeletionProblem } from './delete-account.ts';

export type PrivacyDeps = DeletionDeps;

export function privacyHandlers(deps: PrivacyDeps): Handlers<typeof privacyContract> {
  return {
    denied: signInFirst,

    'GET /api/account/privacy': async ({ visit, shopper }) => {
      const person = await deps.profiles.get(shopper.profile.profileId);
      if (person === undefined) return signInFirst(visit);
      return { email: person.email, organization: shopper.account?.name ?? '', confirmsBy: person.hasPassword ? 'password' : 'email' };
    },

    'POST /api/account/delete': async ({ body, visit, shopper }) => {
      const deleted = await deleteAccount(deps, visit, shopper, body);
      return deleted.ok ? { next: makePaths(visit.locale).accountDeleted() } : refused(visit, deleted.problem);
    },
  };
}

function signInFirst({ copyLocale }: Visit): Refusal {
  return refuse(401, 'LOGIN_REQUIRED', sayer(privacyWords, copyLocale)('LOGIN_REQUIRED'));
}

function refused(visit: Visit, problem: DeletionProblem): Refusal {
  const say = sayer(privacyWords, visit.copyLocale);
  switch (problem.code) {
    case 'ACCOUNT_GONE':
      return signInFirst(visit);
    case 'ORDER_UNFINISHED':
    case 'LAST_ADMINISTRATOR':
      return refuse(409, problem.code, say(problem.code));
    case 'NOT_UNDERSTOOD':
    case 'EMAIL_OTHER':
      return refuse(400, problem.code, say(problem.code), problem.field);
    default:
      return refuseAccountProblem(visit, problem);
  }
}
