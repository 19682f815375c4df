// Events of browsers (ANL-1): what a page may send where, and the shop's own collector. Strict: an event that is not in the union is refused, and so is
// `purchase`, because the server counts orders itself.
import Type from 'typebox';
import { oneOf, orNull } from '#base/schema/contract';

const Item = Type.String({ pattern: '^[\\w.-]{1,40}$' });
const Word = Type.String({ pattern: '^[\\w .-]{1,60}$' });
/** A pattern of an address, with no query and no value in it. */
const Pattern = Type.String({ pattern: '^[\\w/:?*. -]{1,120}$' });
const Ms = Type.Integer({ minimum: 0, maximum: 600_000 });
const Qty = Type.Integer({ minimum: 0, maximum: 99_999 });

const Event = Type.Union([
  Type.Object({ name: Type.Literal('navigation'), itemId: Type.Optional(Item) }),
  Type.Object({ name: Type.Literal('link'), to: Pattern, part: oneOf('header', 'main', 'footer', 'dialog') }),
  Type.Object({ name: Type.Literal('form'), to: Pattern, intent: Type.Optional(Word) }),
  Type.Object({ name: Type.Literal('performance'), firstByteMs: Ms, paintMs: Ms, loadMs: Ms }),
  Type.Object({
    name: Type.Literal('add-to-cart'),
    itemId: Item,
    qty: Qty,
    outcome: oneOf('added', 'replaced', 'limit', 'outOfStock', 'unavailable', 'failed', 'unanswered'),
    code: Type.Optional(Type.Literal('OOS')),
  }),
  Type.Object({ name: Type.Literal('see-price-in-cart'), itemId: Item }),
  Type.Object({ name: Type.Literal('pickup'), itemId: Type.Optional(Item) }),
  Type.Object({ name: Type.Literal('bundler-redirect') }),
  Type.Object({ name: Type.Literal('approve') }),
  Type.Object({ name: Type.Literal('decline') }),
  Type.Object({ name: Type.Literal('experiment-box'), experiment: Word, variant: Word }),
  Type.Object({ name: Type.Literal('store-state'), storeNumber: Word, isOpen: orNull(Type.Boolean()) }),
  Type.Object({ name: Type.Literal('banner-impression'), banner: Word }),
  Type.Object({ name: Type.Literal('search-box'), words: Type.Integer({ minimum: 0, maximum: 100 }), suggested: Type.Boolean() }),
  Type.Object({ name: Type.Literal('feedback'), topic: Word, rating: orNull(Type.Integer({ minimum: 1, maximum: 5 })) }),
]);

const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });

const Visitor = Type.Object({
  version: oneOf('2.0.0', '1.0.5'),
  customerType: Type.String(),
  loyaltySegmentCode: Type.String(),
  membershipProgram: Type.String(),
  account: Type.String(),
  division: Type.String(),
  contractType: oneOf('contract-only', 'contract', 'none'),
  permissions: Type.Array(Type.String()),
});

export const eventsContract = {
  'GET /api/events/settings': {
    summary: 'Where this page may send events, as far as the shopper allows it, and what it says of them; nothing without consent',
    access: 'shopper',
    acting: 'never',
    ids: {},
    reply: Type.Object({
      adapters: Type.Array(oneOf('console', 'collector', 'data-layer', 'pixels', 'page')),
      /** Name of the data layer on `window`. */
      key: Type.String(),
      pixels: Type.Array(Type.Object({ event: Type.String(), address: Type.String() })),
      /** Null without consent to analytics. */
      visitor: orNull(Visitor),
    }),
  },
  'POST /api/events': {
    summary: 'Takes events of a page; `kept` is 0 without consent. The same event again is kept once. 429 for too many',
    access: 'shopper',
    ids: { 'body.events.eventId': 'requestKey', 'body.events.event.itemId': 'product', 'body.events.event.storeNumber': 'store' },
    bodyLimit: 32_768,
    body: Type.Object({
      events: Type.Array(
        Type.Object({ eventId: Id, at: Type.Integer({ minimum: 0, maximum: 9_999_999_999_999 }), page: Pattern, event: Event }),
        { minItems: 1, maxItems: 20 },
      ),
    }),
    reply: Type.Object({ kept: Type.Integer() }),
  },
} as const;
