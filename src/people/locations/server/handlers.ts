// Handlers of `locationsContract`. The organization is always the session's: no call names one.
import { refuse, type Outcome, type Refusal } from '#base/outcome/rules';
import { sayer } from '#base/locale/words';
import type { SignedIn } from '#base/shopper/rules';
import type { AddressValidator } from '#people/addresses/server';
import type { locationsContract } from '#people/locations/contract';
import { locationsWords } from '#people/locations/words';
import { actorOf, countryOf, type Actor } from '#people/organizations/server';
import { shownProblems } from '#people/table-import/rules';
import type { Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import { addLocation, changeLocation, restoreLocation, retireLocation, type LocationRefusal } from './change-locations.ts';
import { importLocations } from './import-locations.ts';
import { problemText } from './problem-text.ts';
import { readAssignees, readLocation, readLocations } from './read-locations.ts';
import { saveLocation } from './save-location.ts';
import { keepDefault, OWN_ALONE, readShipTo } from './ship-to.ts';

export interface LocationDeps {
  readonly db: Db;
  readonly validator: AddressValidator;
  /** The refusal of a text with a card number, else null (trust 24). */
  readonly cardNumberIn: (typed: unknown, visit: Visit) => Refusal | null;
}

interface Call {
  readonly visit: Visit;
  readonly shopper: SignedIn;
}

export function locationHandlers(deps: LocationDeps): Handlers<typeof locationsContract> {
  const { db, cardNumberIn } = deps;
  return {
    denied: (visit, _line, admission) => {
      const code = admission === 'signIn' ? 'LOGIN_REQUIRED' : 'LOCATIONS_NOT_ALLOWED';
      return refuse(admission === 'signIn' ? 401 : 403, code, sayer(locationsWords, visit.copyLocale)(code));
    },
    'GET /api/organization/locations': (call) => asMember(call, (actor) => readLocations(db, actor, call.query)),
    'GET /api/organization/location-assignees': (call) => asMember(call, (actor) => readAssignees(db, actor)),
    'GET /api/organization/locations/:locationId': (call) =>
      asMember(call, async (actor) => (await readLocation(db, actor, call.params.locationId)) ?? refused(call.visit, 'LOCATION_NOT_FOUND')),
    'POST /api/organization/locations': (call) =>
      asMember(call, (actor) => saveLocation(deps, call.visit, call.body, (wanted) => addLocation(db, actor, call.visit.now, wanted))),
    'POST /api/organization/locations/:locationId override PUT': (call) =>
      asMember(call, async (actor) => {
        const { locationId } = call.params;
        // A location of somebody else is told before anything is said about the address.
        const location = await readLocation(db, actor, locationId);
        if (location === undefined) return refused(call.visit, 'LOCATION_NOT_FOUND');
        // Each site has the rules of its country's addresses.
        if (location.country !== countryOf(call.visit)) return refused(call.visit, 'LOCATION_ELSEWHERE');
        return saveLocation(deps, call.visit, call.body, (wanted) => changeLocation(db, actor, call.visit.now, locationId, wanted));
      }),
    'POST /api/organization/locations/:locationId/retire': (call) =>
      done(call, (actor) => retireLocation(db, actor, call.visit.now, call.params.locationId)),
    'POST /api/organization/locations/:locationId/restore': (call) =>
      done(call, (actor) => restoreLocation(db, actor, call.visit.now, call.params.locationId)),
    'POST /api/organization/locations/import': (call) =>
      asMember(call, async (actor) => {
        const { visit, body } = call;
        const refusal = cardNumberIn(body.rows, visit);
        if (refusal !== null) return refusal;
        const place = { country: countryOf(visit), now: visit.now };
        const { problems, ...counts } = await importLocations(db, actor, place, body.rows);
        return { ...counts, ...shownProblems(problems, (problem) => problemText(problem, visit.copyLocale)) };
      }),
    'GET /api/ship-to': ({ visit, shopper }) => {
      const actor = actorOf(shopper);
      return actor === undefined ? OWN_ALONE : readShipTo(db, actor, { country: countryOf(visit) });
    },
    'POST /api/ship-to/default': (call) =>
      asMember(call, async (actor) => {
        const { visit, body } = call;
        const isKept = await keepDefault(db, actor, { country: countryOf(visit) }, body.locationId);
        return isKept ? {} : refused(visit, 'LOCATION_NOT_FOUND');
      }),
  };
}

/** Somebody without an organization has no locations: as if they did not exist. */
async function asMember<R>({ visit, shopper }: Call, answer: (actor: Actor) => Promise<R | Refusal>): Promise<R | Refusal> {
  const actor = actorOf(shopper);
  return actor === undefined ? refused(visit, 'LOCATION_NOT_FOUND') : answer(actor);
}

const done = (call: Call, work: (actor: Actor) => Promise<Outcome<unknown, LocationRefusal>>) =>
  asMember(call, async (actor) => {
    const outcome = await work(actor);
    return outcome.ok ? {} : refused(call.visit, outcome.problem);
  });

function refused({ copyLocale }: Pick<Visit, 'copyLocale'>, code: LocationRefusal | 'LOCATION_ELSEWHERE'): Refusal {
  return refuse(code.endsWith('NOT_FOUND') ? 404 : 409, code, problemText({ row: 0, code }, copyLocale));
}
