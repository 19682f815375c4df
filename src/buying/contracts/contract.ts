// An organization's contracts with the shop, and what it says about items off contract (B2B-4). Amounts are dollars, percentages percent.
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';

const READ = { permission: ['H_SAM', 'H_SB'] } as const;
const Policy = oneOf('allow', 'warn', 'approval', 'block');

export const ContractView = Type.Object({
  ...all(Type.String(), 'number', 'name'),
  currency: oneOf('USD', 'CAD'),
  state: oneOf('active', 'endsSoon', 'upcoming', 'ended'),
  /** First and last day. */
  ...all(orNull(Type.String()), 'first', 'last'),
  /** Items with a price of their own. */
  items: Type.Integer(),
  /** `percent`: off the list price; null for prices that are not made from it. */
  covers: Type.Array(
    Type.Object({
      scope: oneOf('item', 'category', 'brand'),
      name: Type.String(),
      percent: orNull(Type.Number()),
      /** The largest, from this quantity on; null without volume breaks. */
      best: orNull(Type.Object({ qty: Type.Integer(), percent: Type.Number() })),
      items: Type.Integer(),
    }),
  ),
  /** What it says about items off contract; '' for nothing. */
  fixes: Type.Union([Policy, Type.Literal('')]),
});
export type ContractView = Type.Static<typeof ContractView>;

export const FoundItem = Type.Object({
  ...all(Type.String(), 'itemId', 'title', 'link', 'ownNumber'),
  /** '' for a price that was agreed without a contract of a name. */
  contract: Type.String(),
  onContract: Type.Boolean(),
  /** Of one unit; null for an item off contract, or whose price only the cart shows. */
  price: orNull(Type.Number()),
  breaks: Type.Array(Type.Object({ qty: Type.Integer(), price: Type.Number() })),
});
export type FoundItem = Type.Static<typeof FoundItem>;

export const contractsContract = {
  'GET /api/organization/contracts': {
    summary: 'The contracts of the caller’s organization, what each covers, and items in them',
    access: READ,
    ids: {},
    query: Type.Object({ search: Type.Optional(Type.String({ maxLength: 80 })) }),
    reply: Type.Object({
      organization: Type.String(),
      currency: oneOf('USD', 'CAD'),
      contracts: Type.Array(ContractView),
      /** Items whose price was agreed without a contract of a name. */
      unnamed: Type.Integer(),
      /** Items with an agreed price today. */
      priced: Type.Integer(),
      /** What the organization chose, what holds now, and the contract that fixes it, by name; ''. */
      policy: Type.Object({ own: Policy, holds: Policy, fixedBy: Type.String() }),
      /** Whether the caller may choose it. */
      manages: Type.Boolean(),
      found: Type.Array(FoundItem),
    }),
  },
  'POST /api/organization/off-contract-policy': {
    summary: 'Chooses what happens to items off contract, as long as no contract fixes it',
    access: { permission: 'H_SAM' },
    ids: {},
    body: Type.Object({ policy: Policy }),
    reply: Type.Object({}),
  },
} as const;
