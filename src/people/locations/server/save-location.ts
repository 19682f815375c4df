// One location as a call sends it: checked, then kept (USR-9).
import type { Outcome, Refusal } from '#base/outcome/rules';
import { isRefusal, refuse } from '#base/outcome/rules';
import { isMilitaryPost } from '#people/addresses/rules';
import { addressError, adviceAnswer, adviceInTime, NO_ADVICE, readTyped, undeliverable } from '#people/addresses/server';
import type { SavedLocation } from '#people/locations/contract';
import { readLocation, type LocationFacts } from '#people/locations/rules';
import type { Visit } from '#platform/visit';
import type { LocationRefusal, WantedKeeping } from './change-locations.ts';
import type { LocationDeps } from './handlers.ts';
import { problemText } from './problem-text.ts';

interface Sent extends LocationFacts {
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
  readonly everybody: boolean;
  readonly groupIds: readonly string[];
  readonly profileIds: readonly string[];
  readonly askFirst?: boolean;
}

export async function saveLocation(
  { validator, cardNumberIn }: LocationDeps,
  visit: Visit,
  sent: Sent,
  keep: (wanted: WantedKeeping) => Promise<Outcome<string, LocationRefusal>>,
): Promise<SavedLocation | Refusal> {
  const refusal = cardNumberIn(sent, visit);
  if (refusal !== null) return refusal;
  if (visit.site.country === 'US' && isMilitaryPost(sent.zip)) return { ...undeliverable(visit), id: null };
  const read = readSent(sent, visit);
  if ('errors' in read) return { ...NO_ADVICE, errors: [...read.errors], id: null };
  const { facts, address } = read;
  const advice = adviceAnswer(await adviceInTime(validator, address));
  if (sent.askFirst === true && advice.addressCode !== '') return { ...advice, id: null };
  const { address1, address2, city, state, zip, country, phone } = address;
  const { everybody, groupIds, profileIds } = sent;
  const assigned = { everybody, groupIds: [...new Set(groupIds)], profileIds: [...new Set(profileIds)] };
  const kept = await keep({ ...facts, address1, address2, city, state, zip, country, phone, ...assigned });
  if (kept.ok) return { ...advice, id: kept.value };
  const answer = answerTo(kept.problem, visit);
  return isRefusal(answer) ? answer : { ...NO_ADVICE, errors: [answer], id: null };
}

function readSent(sent: Sent, visit: Visit) {
  const facts = readLocation(sent);
  const { address1, address2, city, state, zip, phone } = sent;
  // A location is no person; its name stands for one while the address is checked.
  const address = readTyped({ fullName: '-', organization: '', address1, address2, city, state, zip, phone }, visit);
  if (facts.ok && address.ok) return { facts: facts.value, address: address.value };
  const errors = [
    ...(facts.ok ? [] : facts.problem).map(({ field, code }) => ({
      field,
      code,
      message: problemText({ row: 0, field, code }, visit.copyLocale),
    })),
    ...(address.ok ? [] : address.problem).map((problem) => addressError(problem, visit)),
  ];
  return { errors };
}

/** A code that is taken is an error of its field. */
function answerTo(code: LocationRefusal, { copyLocale }: Visit) {
  const message = problemText({ row: 0, code }, copyLocale);
  if (code === 'LOCATION_CODE_TAKEN') return { field: 'code', code, message };
  return refuse(code === 'LOCATIONS_FULL' ? 409 : 404, code, message);
}
