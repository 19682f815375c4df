// Handlers of `accountsContract`.
import type { accountsContract } from '#people/accounts/contract';
import { accountsWords } from '#people/accounts/words';
import { formatPhone } from '#people/addresses/rules';
import { sayer } from '#base/locale/words';
import { isRefusal, refuse, tooManyTries, type Outcome, type Refusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import { MIN_PASSWORD_LENGTH } from '#people/sessions/rules';
import type { SignedIn } from '#base/shopper/rules';
import type { Person, Profiles } from '#people/sessions/server';
import * as keep from './account-commands.ts';
import { linkAddress, type LinkProblem } from './mailed-links.ts';
import * as passwords from './password-commands.ts';
import { mailAgain, open, opening, register } from './registering.ts';

const NOTHING = {};

interface OwnCall {
  readonly visit: Visit;
  readonly shopper: SignedIn;
}

export function accountHandlers(deps: keep.AccountCommandDeps): Handlers<typeof accountsContract> {
  return {
    denied: (visit, _line, why) =>
      why === 'signIn' ? signInFirst(visit) : refuse(403, 'FORBIDDEN', sayer(accountsWords, visit.copyLocale)('FORBIDDEN')),

    'POST /api/create-account': async ({ body, visit }) => nothingOr(visit, await register(deps, visit, body)),

    'POST /api/account/opening-mail': async ({ body, visit }) => nothingOr(visit, await mailAgain(deps, visit, body.email)),

    'POST /api/account/opening-link': ({ body, visit }) => opening(deps, visit, body.token),

    'POST /api/account/open': async ({ body, visit }) => openedOr(visit, await open(deps, visit, body)),

    'POST /api/account/forgotten-password': async ({ body, visit }) =>
      nothingOr(visit, await passwords.forgottenPassword(deps, visit, body.email)),

    'POST /api/account/link': async ({ body, visit }) => linkState(await linkAddress(deps, visit, body.purpose, body.token)),

    'POST /api/account/new-password': async ({ body, visit }) =>
      nothingOr(visit, await passwords.newPassword(deps, visit, body.token, body.password)),

    'GET /api/account': async (call) => {
      const person = await personOf(call, deps.profiles);
      if (isRefusal(person)) return person;
      const { firstName, lastName, phone, email } = person;
      return { fullName: `${firstName} ${lastName}`.trim(), phone: formatPhone(phone, call.visit.copyLocale), email };
    },

    'GET /api/account/menu-counts': ({ visit, shopper }) => deps.menuCounts(visit, shopper),

    'POST /api/account/details': async ({ body, visit, shopper }) => {
      const person = await personOf({ visit, shopper }, deps.profiles);
      return isRefusal(person) ? person : nothingOr(visit, await keep.changeDetails(deps, person, body.fullName, body.phone));
    },

    'POST /api/account/password': async ({ body, visit, shopper }) => {
      const person = await personOf({ visit, shopper }, deps.profiles);
      return isRefusal(person)
        ? person
        : nothingOr(visit, await passwords.changePassword(deps, visit, person, body.present, body.password));
    },

    'POST /api/account/email': async ({ body, visit, shopper }) => {
      const person = await personOf({ visit, shopper }, deps.profiles);
      return isRefusal(person) ? person : nothingOr(visit, await keep.changeEmail(deps, visit, person, body.present, body.email));
    },

    'POST /api/account/confirm-email': async ({ body, visit }) => {
      const confirmed = await keep.confirmEmail(deps, visit, body.token);
      return confirmed.ok ? { email: confirmed.value } : refused(visit, confirmed.problem);
    },

    'POST /api/account/sign-out-everywhere': async ({ visit, shopper }) => {
      const person = await personOf({ visit, shopper }, deps.profiles);
      if (isRefusal(person)) return person;
      await keep.signOutEverywhere(deps, visit, person);
      return { next: makePaths(visit.locale).home() };
    },
  };
}

function linkState(address: Outcome<string, LinkProblem>) {
  if (address.ok) return { works: true, email: address.value, isForbidden: false };
  return { works: false, email: '', isForbidden: address.problem.code === 'FORBIDDEN' };
}

/** The caller's stored profile; refused when it was deleted just now. */
async function personOf({ visit, shopper }: OwnCall, profiles: Pick<Profiles, 'get'>): Promise<Person | Refusal> {
  return (await profiles.get(shopper.profile.profileId)) ?? signInFirst(visit);
}

function signInFirst({ copyLocale }: Visit): Refusal {
  return refuse(401, 'LOGIN_REQUIRED', sayer(accountsWords, copyLocale)('LOGIN_REQUIRED'));
}

/** Where the new account's owner goes on; or a refusal whose text knows that a used link is one that opens an account. */
function openedOr(visit: Visit, opened: Outcome<string, keep.AccountProblem>): { readonly next: string } | Refusal {
  if (opened.ok) return { next: opened.value || makePaths(visit.locale).account(visit.site.tenant) };
  if (opened.problem.code === 'LINK_USED') return refuse(400, 'LINK_USED', sayer(accountsWords, visit.copyLocale)('openDeadText'));
  return refused(visit, opened.problem);
}

function nothingOr(visit: Visit, outcome: Outcome<null, keep.AccountProblem>): typeof NOTHING | Refusal {
  return outcome.ok ? NOTHING : refused(visit, outcome.problem);
}

/** The refusal of a problem, in the visitor's words. */
export function refused(visit: Visit, problem: keep.AccountProblem): Refusal {
  const say = sayer(accountsWords, visit.copyLocale);
  if (problem.code === 'TOO_MANY_TRIES')
    return tooManyTries(problem.seconds, problem.code, say(problem.code, { minutes: Math.ceil(problem.seconds / 60) }));
  if (!('field' in problem)) return refuse(problem.code === 'FORBIDDEN' ? 403 : 400, problem.code, say(problem.code));
  const said = (code: typeof problem.code): string => say(code, { minimum: MIN_PASSWORD_LENGTH });
  const refusal = refuse(400, problem.code, said(problem.code), problem.field);
  if (!('fields' in problem)) return refusal;
  return { ...refusal, fields: problem.fields.map(({ code, field }) => ({ field, message: said(code) })) };
}
