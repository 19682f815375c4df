// Handlers for stored addresses. Ids are looked up in the caller's own book only (trust 22).
import type { addressesContract, SaveAddressReply as Answer } from '#people/addresses/contract';
import { formFromInput, MOST_ADDRESSES, type AddressInput, type AddressUse, type StoredType } from '#people/addresses/rules';
import { addressesWords } from '#people/addresses/words';
import { sayer } from '#base/locale/words';
import { isRefusal, refuse, type Refusal } from '#base/outcome/rules';
import type { Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import { isSignedIn, type SignedIn } from '#base/shopper/rules';
import { addAddress, changeAddress, removeAddress, restoreAddress, type BookProblem } from './address-book.ts';
import { bookReply, type BookedStore, type BookReader } from './book-reply.ts';
import { storedAddress, type AddressBookEntry, type BookOwner } from './read-book.ts';
import { adviceInTime, type AddressValidator } from './address-validator.ts';
import { addressError, adviceAnswer, NO_ADVICE, readTyped, undeliverable } from './typed-address.ts';

export interface BookDeps {
  readonly db: Db;
  readonly store: (storeNumber: string) => BookedStore | undefined;
  readonly validator: AddressValidator;
  /** The refusal of an address with a card number, else null (trust 24). Payment implements it, on a higher floor. */
  readonly cardNumberIn: (typed: unknown, visit: Visit) => Refusal | null;
}

interface Asked extends AddressInput {
  readonly type?: StoredType;
  readonly field1?: AddressBookEntry['field1'];
  readonly defaultShipping?: true;
  readonly defaultBilling?: true;
  readonly country?: 'USA' | 'CA';
  readonly askFirst?: boolean;
}

type BookKey = Exclude<keyof Handlers<typeof addressesContract>, 'GET /api/place'>;

export function bookHandlers(deps: BookDeps): Pick<Handlers<typeof addressesContract>, BookKey> {
  const { db } = deps;
  return {
    denied: signInFirst,
    'GET /gus/api/usr/c/addresses': ({ visit, shopper }) => bookReply(deps, readerOf(visit, shopper)),
    'POST /gus/api/usr/c/addresses': ({ body, visit, shopper }) => keep(deps, visit, readerOf(visit, shopper), body),
    'POST /gus/api/usr/c/addresses/:id override PUT': async ({ params, body, visit, shopper }) => {
      const owner = readerOf(visit, shopper);
      const stored = await storedAddress(db, owner, params.id);
      if (stored === undefined || (stored.removed && body.restore !== true)) return turnDown(visit, 'ADDRESS_NOT_FOUND');
      if (body.restore !== true) return keep(deps, visit, owner, body, stored);
      return answerOf(visit, await restoreAddress(db, owner, stored));
    },
    'POST /gus/api/usr/c/addresses/:id override DELETE': async ({ params, visit, shopper }) => {
      const owner = readerOf(visit, shopper);
      if ((await storedAddress(db, owner, params.id)) === undefined) return turnDown(visit, 'ADDRESS_NOT_FOUND');
      await removeAddress(db, owner, params.id, visit.now);
      return bookReply(deps, owner);
    },
  };
}

/** The book that this visit may open: the signed-in shopper's own, for the site's country. */
export async function bookOwner(visit: Visit): Promise<BookReader | Refusal> {
  const shopper = await visit.shopper();
  return isSignedIn(shopper) ? readerOf(visit, shopper) : signInFirst(visit);
}

function readerOf({ site }: Visit, { profile: { profileId, email, preferredStore } }: SignedIn): BookReader {
  return { profileId, email, preferredStore, country: site.country === 'US' ? 'USA' : 'CA' };
}

function signInFirst({ copyLocale }: Visit): Refusal {
  return refuse(401, 'LOGIN_REQUIRED', sayer(addressesWords, copyLocale)('LOGIN_REQUIRED'));
}

const STATUS = { ADDRESS_NOT_FOUND: 404, ADDRESSES_FULL: 422, ADDRESS_EXISTS: 409 } as const;

export function turnDown({ copyLocale }: Pick<Visit, 'copyLocale'>, code: BookProblem): Refusal {
  return refuse(STATUS[code], code, sayer(addressesWords, copyLocale)(code, { most: MOST_ADDRESSES }));
}

/** Validates and adds an address, or changes `stored`, whose missing fields keep their value. */
async function keep(
  { db, validator, cardNumberIn }: BookDeps,
  visit: Visit,
  owner: BookOwner,
  body: Asked,
  stored?: AddressBookEntry,
): Promise<Answer | Refusal> {
  const refusal = cardNumberIn(body, visit);
  if (refusal !== null) return refusal;
  if (body.country !== undefined && body.country !== owner.country) return { ...undeliverable(visit), id: null };
  const { type, field1 } = body;
  const marks: AddressUse[] = [
    ...(body.defaultShipping === true ? (['shipping'] as const) : []),
    ...(body.defaultBilling === true ? (['billing'] as const) : []),
  ];
  if (stored !== undefined && body.address1 === undefined)
    return answerOf(visit, await changeAddress(db, owner, stored.id, { type, field1, marks }));
  const read = readTyped(formFromInput(body), visit);
  if (!read.ok) return { ...NO_ADVICE, errors: read.problem.map((problem) => addressError(problem, visit)), id: null };
  const { value: address } = read;
  const advice = adviceAnswer(await adviceInTime(validator, address));
  if (body.askFirst === true && advice.addressCode !== '') return { ...advice, id: null };
  const kept =
    stored === undefined
      ? await addAddress(db, owner, { address, type: type ?? 'SB', field1: field1 ?? '', marks }, visit.now)
      : await changeAddress(db, owner, stored.id, { address, type, field1, marks });
  const answer = answerOf(visit, kept);
  return isRefusal(answer) ? answer : { ...advice, id: answer.id };
}

function answerOf(visit: Visit, kept: { readonly id: string } | { readonly refused: BookProblem }): Answer | Refusal {
  return 'refused' in kept ? turnDown(visit, kept.refused) : { ...NO_ADVICE, id: kept.id };
}
