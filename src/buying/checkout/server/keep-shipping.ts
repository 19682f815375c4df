// Stores the recipient and the address: typed, or a copy of a stored one. An empty city and state are filled in from the zip or
// postal code.
import { ADDRESS_LIMITS, addressForm, formFromInput, serves, type PostalAddress } from '#people/addresses/rules';
import {
  addAddress,
  adviceAnswer,
  adviceInTime,
  bookOwner,
  changeAddress,
  filledFromZip,
  NO_ADVICE,
  storedAddress,
  turnDown,
  undeliverable,
  type AddressValidator,
  type AddressBookEntry,
} from '#people/addresses/server';
import { addressesWords } from '#people/addresses/words';
import { checkoutWords } from '#buying/checkout/words';
import type { FieldError, SavedShipping, ShippingBody } from '#buying/checkout/contract';
import { isMilitaryPost } from '#people/addresses/rules';
import { readDelivery, type CheckoutMode, type DeliveryForm, type DeliveryProblem } from '#buying/checkout/rules';
import { sayer } from '#base/locale/words';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import { holdsCardNumber } from '#buying/payment/rules';
import { refuseCardNumber } from '#buying/payment/server';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { Checkouts } from './checkouts.ts';
import { chosenLocation, refuseOwnAddress } from './ship-to-location.ts';

export interface ShippingDeps {
  readonly db: Db;
  readonly checkouts: Checkouts;
  readonly validator: AddressValidator;
}

export async function keepShipping(
  deps: ShippingDeps,
  visit: Visit,
  mode: CheckoutMode,
  body: ShippingBody,
): Promise<SavedShipping | Refusal> {
  if (holdsCardNumber(body)) return refuseCardNumber(visit);
  const [sent = {}] = body.addresses;
  if (mode !== 'pickup' && sent.locationId !== undefined) return keepLocation(deps, visit, mode, body, sent.locationId);
  const stopped = mode === 'pickup' ? null : await refuseOwnAddress(deps.db, visit);
  if (stopped !== null) return stopped;
  const stored = sent.id === undefined ? null : await storedForm(deps.db, visit, sent.id);
  if (isRefusal(stored)) return stored;
  const isTyped = stored === null || sent.address1 !== undefined;
  if (sent.country !== undefined && sent.country !== (visit.site.country === 'US' ? 'USA' : 'CA')) return undeliverable(visit);
  if (!isTyped && !serves(stored.type, 'shipping')) return undeliverable(visit);
  const form = formOf(body, isTyped ? formFromInput(sent) : addressForm(stored.address));
  if (isTyped && visit.site.country === 'US' && mode !== 'pickup' && isMilitaryPost(form.zip)) return undeliverable(visit);
  const read = readDelivery(filledFromZip(form, visit.site.country), mode, visit.site.country);
  if (!read.ok) return { ...NO_ADVICE, errors: read.problem.map((problem) => fieldError(problem, visit)) };
  const { shipTo } = read.value;
  const advice = shipTo === null || !isTyped ? NO_ADVICE : adviceAnswer(await adviceInTime(deps.validator, shipTo));
  if (body.askFirst === true && advice.addressCode !== '') return advice;
  const refused = sent.save === true && shipTo !== null ? await saveInBook(deps.db, visit, shipTo, stored) : null;
  if (refused !== null) return refused;
  const { shopperId } = await visit.ensureShopper();
  const entered = isTyped ? read.value : { ...read.value, shipTo: marked(shipTo, stored) };
  await deps.checkouts.keepDelivery(shopperId, visit, entered, visit.now);
  return advice;
}

async function keepLocation(
  { db, checkouts }: ShippingDeps,
  visit: Visit,
  mode: CheckoutMode,
  body: ShippingBody,
  locationId: string,
): Promise<SavedShipping | Refusal> {
  const chosen = await chosenLocation(db, visit, locationId);
  if (isRefusal(chosen)) return chosen;
  const { address, entered } = chosen;
  // The location's address is complete; the form may lack an e-mail.
  const read = readDelivery(formOf(body, { ...addressForm(address), fullName: nameOf(entered) }), mode, visit.site.country);
  if (!read.ok) return { ...NO_ADVICE, errors: read.problem.map((problem) => fieldError(problem, visit)) };
  const { shopperId } = await visit.ensureShopper();
  await checkouts.keepDelivery(shopperId, visit, { ...read.value, shipTo: entered }, visit.now);
  return NO_ADVICE;
}

const nameOf = ({ firstName, lastName }: PostalAddress): string => `${firstName} ${lastName}`.trim() || '-';

/** An unchanged stored address keeps the mark of the wallet it came from. */
function marked(address: PostalAddress | null, { field1 }: AddressBookEntry): PostalAddress | null {
  return address === null || field1 === '' ? address : { ...address, field1 };
}

async function storedForm(db: Db, visit: Visit, id: string): Promise<AddressBookEntry | Refusal> {
  const owner = await bookOwner(visit);
  if (isRefusal(owner)) return owner;
  const stored = await storedAddress(db, owner, id);
  return stored === undefined || stored.removed ? turnDown(visit, 'ADDRESS_NOT_FOUND') : stored;
}

/** Saves the address in the account too: as a new one, or over the one that the call named. */
async function saveInBook(db: Db, visit: Visit, address: PostalAddress, stored: AddressBookEntry | null): Promise<Refusal | null> {
  const owner = await bookOwner(visit);
  if (isRefusal(owner)) return owner;
  const kept = await (stored === null
    ? addAddress(db, owner, { address, type: 'SB', field1: '', marks: [] }, visit.now)
    : changeAddress(db, owner, stored.id, { address, alsoFor: 'shipping', marks: [] }));
  return 'refused' in kept ? turnDown(visit, kept.refused) : null;
}

/** A pickup order may name only the person who collects it. */
function formOf({ email, storePickup }: ShippingBody, address: ReturnType<typeof formFromInput>): DeliveryForm {
  const pickupName = formFromInput(storePickup ?? {}).fullName;
  const { fullName, phone } = address;
  return {
    ...address,
    email,
    pickupName,
    fullName: fullName === '' ? pickupName : fullName,
    phone: phone === '' ? (storePickup?.phone ?? '') : phone,
  };
}

function fieldError({ field, code }: DeliveryProblem, { copyLocale }: Visit): FieldError {
  const limit = field === 'email' ? 254 : ADDRESS_LIMITS[field];
  const message = code === 'NO_EMAIL' ? sayer(checkoutWords, copyLocale)(code) : sayer(addressesWords, copyLocale)(code, { limit });
  return { field, code, message };
}
