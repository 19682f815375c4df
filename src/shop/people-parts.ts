// The parts of `people`, with their dependencies.
import { forgetVisitor } from '#around/experiments/server';
import { accountsPart } from '#people/accounts/part';
import { makeGuessedMail, makeNewDeviceMail, makePasswordDoubt } from '#people/accounts/server';
import { addressesPart } from '#people/addresses/part';
import { ownValidator } from '#people/addresses/server';
import { ownCaptcha } from '#people/captcha/server';
import { makeActingGate } from '#people/representatives/server';
import { certifiedPart } from '#people/certified/part';
import type { Certified } from '#people/certified/server';
import { consentPart } from '#people/consent/part';
import { preferencesPart } from '#people/preferences/part';
import { makeDisplayAtSignIn } from '#people/preferences/server';
import { privacyPart } from '#people/privacy/part';
import { makeDownloadLimit } from '#people/privacy/server';
import { securityPart, type SecurityNeeds } from '#people/security/part';
import { makeHasSecondFactor, makeSecondFactor, makeSecondStep } from '#people/security/server';
import { customMessagesPart } from '#people/custom-messages/part';
import { locationsPart } from '#people/locations/part';
import { procurementPart } from '#people/procurement/part';
import { OPENER } from '#people/organizations/rules';
import {
  makeProfiles,
  makeSignedInPlaces,
  makeSignInGate,
  makeSigning,
  personAsShopper,
  secondStepRule,
  type BeginDeps,
  type OnSignIn,
  type ShopperOfProfile,
} from '#people/sessions/server';
import { joinRequestsPart, joinRule } from '#people/join-requests/part';
import { signOnPart } from '#people/sign-on/part';
import { makeConnections, makeSignOnRule } from '#people/sign-on/server';
import { togglesPart } from '#people/toggles/part';
import type { CountForMenu } from '#platform/menu-counts';
import type { Part } from '#platform/part';
import type { PersonalData } from '#platform/personal-data';
import { makePlaceAtSignIn } from '#goods/stores/server';
import { cardNumberIn } from './card-number-in.ts';
import { geocoderOf } from './geocoder-of.ts';
import { organizationsOf } from './organizations-of.ts';
import { procurementOf } from './procurement-of.ts';
import type { PartsFacts } from './parts-facts.ts';
import { representativesOf } from './representatives-of.ts';
import { partnersOf, servicesOf } from './services-of.ts';
import { sessionsOf } from './sessions-of.ts';

/** What only the whole list of parts knows. */
export interface FromAllParts {
  readonly onSignIn: OnSignIn;
  readonly personalData: () => readonly PersonalData[];
  readonly menuCounts: CountForMenu;
  readonly certified: Certified;
}

export function peopleParts(
  { ground, seal, sessions, carts, goods, readShopper }: PartsFacts,
  { onSignIn, personalData, menuCounts, certified }: FromAllParts,
): Part[] {
  const { config, db, clock, hosts, limits, jobs, mailer } = ground;
  const { catalog, toggles, stores } = goods;
  const guessed = makeGuessedMail({ db, limits, jobs });
  const gate = makeSignInGate({ db, limits, captcha: ownCaptcha, triesPerAddress: config.triesPerAddress, guessed });
  const factor = makeSecondFactor(db, seal);
  const needOf = secondStepRule(config.staffTwoStep);
  const secondStep = makeSecondStep(db, limits, factor, needOf);
  const onNewDevice = makeNewDeviceMail({ db, limits, jobs });
  const connections = makeConnections(db, seal);
  const beginning = { onSignIn, beginSecondStep: secondStep.begin, onNewDevice, opener: OPENER, signOn: makeSignOnRule(db, connections) };
  const afterSignIn = atSignIn(ground, stores);
  const onLostNote = (error: unknown): void => ground.log.error({ err: error }, 'a wrong password was not noted');
  const signing = makeSigning({ db, sessions, gate, afterSignIn, onLostNote, ...beginning });
  const doubt = makePasswordDoubt(db, limits, config.triesPerAddress);
  const { secretsKey, signOnHosts: allowedHosts } = config;
  const profiles = makeProfiles(db);
  return [
    togglesPart(toggles),
    sessionsOf({ ground, carts, goods }, signing, certified),
    certifiedPart(certified),
    accountsPart({ db, clock, hosts, signing, jobs, limits, config, mailer, menuCounts, shopperOf: shopperNow(ground, readShopper) }),
    preferencesPart(db),
    consentPart(db, forgetVisitor),
    privacyPart({
      db,
      jobs,
      downloads: makeDownloadLimit(limits),
      doubt,
      profiles,
      signing,
      personalData,
      refuseActing: makeActingGate(db).refuse,
    }),
    representativesOf(ground, signing, (itemId, locale) => catalog.get(itemId)?.title[locale]),
    securityOf(ground, { factor, secondStep, needOf, profiles, signing, doubt }),
    organizationsOf(ground, { signing, joinRule, hasSecondFactor: makeHasSecondFactor(db, factor) }),
    joinRequestsPart({ db, hosts, jobs, mailer, signing }),
    locationsPart({ db, validator: ownValidator, cardNumberIn }),
    customMessagesPart({ db, cardNumberIn }),
    signOnPart({ db, hosts, limits, signing, connections, seal, isOffered: secretsKey !== undefined, allowedHosts }),
    procurementPart({ ...procurementOf(ground, seal), db, seal, isOffered: secretsKey !== undefined }),
    servicesOf(ground),
    partnersOf(ground, signing),
    addressesPart({ db, limits, validator: ownValidator, cardNumberIn, store: stores.get, geocoder: geocoderOf(config, clock) }),
  ];
}

/** People as the shoppers they would be if they signed in at this moment. */
const shopperNow =
  ({ db, clock }: PartsFacts['ground'], readShopper: PartsFacts['readShopper']): ShopperOfProfile =>
  (profileId) =>
    personAsShopper(db, readShopper, profileId, clock.now());

/** Who has signed in is not turned away because their place or display could not be read. */
function atSignIn({ db, log }: PartsFacts['ground'], stores: PartsFacts['goods']['stores']): BeginDeps['afterSignIn'] {
  const steps = [makePlaceAtSignIn({ db, stores }), makeDisplayAtSignIn(db)];
  return async (visit, shopper) => {
    for (const step of steps)
      await step(visit, shopper).catch((error: unknown) => log.error({ err: error }, 'place or display of who signed in'));
  };
}

type Ways = Pick<SecurityNeeds, 'factor' | 'secondStep' | 'needOf' | 'profiles' | 'signing' | 'doubt'>;

function securityOf({ db, jobs, hosts, limits, config }: PartsFacts['ground'], ways: Ways): Part {
  const offersTwoStep = config.secretsKey !== undefined;
  return securityPart({ db, jobs, hosts, limits, config, places: makeSignedInPlaces(db), offersTwoStep, ...ways });
}
