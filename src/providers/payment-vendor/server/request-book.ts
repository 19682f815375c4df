// Requests to a payment company by key: written before the company can charge, read after a lost answer.
import type { Currency } from '#base/money/rules';
import type { AuthoriseRequest, MoveRequest } from '#buying/payment/server';
import type { Clock } from '#platform/clock';
import { statement, type Db } from '#platform/db';

export interface AskedRequest {
  /** The company's payment id; null: it cannot have charged yet. */
  readonly vendor_id: string | null;
  readonly reference: string | null;
  readonly amount: number | null;
  readonly currency: Currency | null;
  readonly closed_at: Date | null;
}

/** By the shop's idempotency keys. */
export interface RequestBook {
  /**
   * Records a request before it is sent; a repeat with the same key records nothing. Throws when the key had another amount, currency or
   * order. `isNew`: the key was not used before.
   */
  ask(
    request: Pick<AuthoriseRequest, 'idempotencyKey' | 'amount' | 'currency' | 'reference'>,
  ): Promise<AskedRequest & { readonly isNew: boolean }>;
  /** Records the company's payment id. False: the key was given up meanwhile, and the payment must not be charged. */
  name(key: string, vendorId: string): Promise<boolean>;
  find(key: string): Promise<AskedRequest | undefined>;
  /** Gives a key up, with or without a request. */
  close(key: string): Promise<AskedRequest>;
  /** The keys of these payment ids; unknown ids have none. */
  keysOf(vendorIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Records a partial release, once per key; returns all that was released of the payment. */
  release(move: MoveRequest): Promise<number>;
  /** Cents released. */
  releasedOf(vendorId: string): Promise<number>;
}

const FIELDS = 'vendor_id, reference, amount, currency, closed_at';

const ASK = statement<unknown>(
  'vendor_authorisation_ask',
  `insert into vendor_authorisation (provider, request_key, reference, amount, currency, asked_at)
values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
);

const FIND = statement<AskedRequest>(
  'vendor_authorisation_find',
  `select ${FIELDS} from vendor_authorisation where provider = $1 and request_key = $2`,
);

const NAME = statement<unknown>(
  'vendor_authorisation_name',
  'update vendor_authorisation set vendor_id = $3 where provider = $1 and request_key = $2 and closed_at is null',
);

const CLOSE = statement<AskedRequest>(
  'vendor_authorisation_close',
  `insert into vendor_authorisation as v (provider, request_key, closed_at, asked_at) values ($1, $2, $3, $3)
on conflict (provider, request_key) do update set closed_at = coalesce(v.closed_at, excluded.closed_at) returning ${FIELDS}`,
);

const KEYS_OF = statement<{ readonly vendor_id: string; readonly request_key: string }>(
  'vendor_authorisation_keys',
  'select vendor_id, request_key from vendor_authorisation where provider = $1 and vendor_id = any($2)',
);

const RELEASE = statement<unknown>(
  'vendor_release_note',
  `insert into vendor_release (provider, move_key, vendor_id, amount, released_at) values ($1, $2, $3, $4, $5) on conflict do nothing`,
);

const RELEASED = statement<{ readonly amount: number }>(
  'vendor_release_sum',
  'select coalesce(sum(amount), 0)::int as amount from vendor_release where provider = $1 and vendor_id = $2',
);

export function makeRequestBook(db: Db, clock: Clock, provider: string): RequestBook {
  const releasedOf = async (vendorId: string): Promise<number> => (await db.one(RELEASED, [provider, vendorId])).amount;
  return {
    releasedOf,
    async release({ idempotencyKey, authorisationId, amount }) {
      await db.run(RELEASE, [provider, idempotencyKey, authorisationId, amount, clock.now()]);
      return releasedOf(authorisationId);
    },
    async ask({ idempotencyKey, reference, amount, currency }) {
      const noted = await db.run(ASK, [provider, idempotencyKey, reference, amount, currency, clock.now()]);
      const asked = await db.one(FIND, [provider, idempotencyKey]);
      const isSame = asked.reference === reference && asked.amount === amount && asked.currency === currency;
      if (!isSame && asked.closed_at === null) throw new Error('The key was used for another payment');
      return { ...asked, isNew: noted > 0 };
    },
    name: async (key, vendorId) => (await db.run(NAME, [provider, key, vendorId])) > 0,
    find: (key) => db.maybe(FIND, [provider, key]),
    close: (key) => db.one(CLOSE, [provider, key, clock.now()]),
    keysOf: async (vendorIds) =>
      new Map((await db.many(KEYS_OF, [provider, vendorIds])).map(({ vendor_id, request_key }) => [vendor_id, request_key])),
  };
}
