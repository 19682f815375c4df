// Commands that move items between cart and list, or change the list (SFL-1). They run in the cart's queue.
import type { About, CartCommand, CommandAnswer, CommandTable, Transport } from '#buying/cart/screen';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { savedForLaterContract, SavedReply } from '#buying/saved-for-later/contract';
import { savedEvents } from './saved-slice.ts';

export type SavedCommandKind = 'save' | 'toCart' | 'unsave' | 'resave';

interface Saved {
  readonly listItemId: string;
}

type Command = CartCommand<SavedCommandKind>;
type SavedCall = (ask: ReturnType<typeof asks>, options: { readonly formKey?: string }) => Promise<SavedReply | Refusal>;

const asks = (transport: Transport) => transport<typeof savedForLaterContract>();
const ofList = (...listItems: string[]): About => ({
  lines: [],
  listItems,
  ...(listItems.length === 1 && { subject: listItems[0] ?? '' }),
});

/** Common to all: the list applies each answer, and reloads when the subject of a command is missing. */
function listCommand<K extends SavedCommandKind>(
  kind: K,
  how: Pick<Command, 'about' | 'shows' | 'takesOut' | 'undoneBy'> & { readonly call: SavedCall },
) {
  const { call, ...effects } = how;
  const send: Command['send'] = async (transport, { formKey }) => {
    const reply = await call(asks(transport), formKey === undefined ? {} : { formKey });
    return isRefusal(reply) ? reply : answerOf(reply, effects.takesOut === 'toList');
  };
  return { ...effects, kind, replaces: [], outdates: savedEvents.outdated(), send };
}

function answerOf(reply: SavedReply, isMovedToList: boolean): CommandAnswer {
  const { cart = null, messages, movedItems, items } = reply;
  const id = isMovedToList ? items[0]?.listItemId : undefined;
  return {
    cart,
    messages,
    movedTo: id === undefined ? undefined : { id, undoRemoval: savedCommands.toCart({ listItemIds: [id] }) },
    cameBack: movedItems,
    followedBy: savedEvents.answered(reply),
  };
}

export const savedCommands = {
  /** Saves a line for later. */
  save: ({ cartItemId }: { readonly cartItemId: string }) =>
    listCommand('save', {
      about: { lines: [cartItemId], subject: cartItemId },
      shows: { leaving: true },
      takesOut: 'toList',
      undoneBy: [],
      call: (ask, options) => ask('POST /cc/api/sfl', { body: { cartItemId, ...options } }),
    }),
  /** Moves saved items to the cart; null moves all. */
  toCart: ({ listItemIds }: { readonly listItemIds: readonly string[] | null }) =>
    listCommand('toCart', {
      about: { lines: [], listItems: listItemIds ?? [] },
      shows: {},
      takesOut: false,
      undoneBy: [],
      call: (ask, options) => {
        const items = listItemIds?.map((listItemId) => ({ listItemId }));
        return ask('POST /cc/api/sfl/cart', { body: items === undefined ? options : { items, ...options } });
      },
    }),
  /** Removes an item from the list. */
  unsave: ({ listItemId }: Saved) =>
    listCommand('unsave', {
      about: ofList(listItemId),
      shows: {},
      takesOut: false,
      undoneBy: ['resave'],
      call: (ask) => ask('POST /cc/api/sfl/:id override DELETE', { params: { id: listItemId }, query: {} }),
    }),
  /** Restores it. */
  resave: ({ listItemId }: Saved) =>
    listCommand('resave', {
      about: ofList(listItemId),
      shows: {},
      takesOut: false,
      undoneBy: ['unsave'],
      call: (ask, options) => ask('POST /cc/api/sfl', { body: { listItemId, ...options } }),
    }),
} satisfies CommandTable<SavedCommandKind>;
