// The parts of `people`, with their dependencies.
import { holdsCardNumber } from '#buying/payment/rules';
import { refuseCardNumber } from '#buying/payment/server';
import { accountsPart } from '#people/accounts/part';
import { makeGuessedMail } from '#people/accounts/server';
import { addressesPart } from '#people/addresses/part';
import { httpGeocoder, offlineGeocoder, ownValidator, type Geocoder } from '#people/addresses/server';
import { ownCaptcha } from '#people/captcha/server';
import { organizationsPart } from '#people/organizations/part';
import { OPENER } from '#people/organizations/rules';
import { sessionsPart } from '#people/sessions/part';
import { makeSignInGate, makeSigning, type OnSignIn } from '#people/sessions/server';
import { togglesPart } from '#people/toggles/part';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Part } from '#platform/part';
import type { Visit } from '#platform/visit';
import type { PartsFacts } from './parts-facts.ts';

export function peopleParts({ ground, sessions, shelves: { toggles, stores } }: PartsFacts, onSignIn: OnSignIn): Part[] {
  const { config, db, clock, hosts, limits, jobs, mailer } = ground;
  const guessed = makeGuessedMail({ db, limits, jobs });
  const gate = makeSignInGate({ db, limits, captcha: ownCaptcha, triesPerAddress: config.triesPerAddress, guessed });
  const signing = makeSigning({ db, sessions, gate, onSignIn, opener: OPENER });
  return [
    togglesPart(toggles),
    sessionsPart({ signing, hosts, toggles }),
    accountsPart({ db, clock, hosts, signing, jobs, limits, config, mailer }),
    organizationsPart({ db, hosts, signing, jobs, limits, mailer }),
    addressesPart({ db, limits, validator: ownValidator, cardNumberIn, store: stores.get, geocoder: geocoderOf(config, clock) }),
  ];
}

const cardNumberIn = (typed: Parameters<typeof holdsCardNumber>[0], visit: Visit) =>
  holdsCardNumber(typed) ? refuseCardNumber(visit) : null;

function geocoderOf({ geocoderUrl, geocoderHosts }: Config, clock: Clock): Geocoder {
  if (geocoderUrl === undefined) return offlineGeocoder;
  return httpGeocoder({ url: geocoderUrl, allowedHosts: geocoderHosts, now: () => clock.now().getTime() });
}
