// Saves a message's form: afterwards the list, which says so; errors stand in the form.
import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { customMessagesContract, SavedMessage } from '#people/custom-messages/contract';
import { MESSAGE_PLACES, type TypedMessage } from '#people/custom-messages/rules';
import { textOf } from '#ui/page/form-text';
import { attempt, pageVisit } from '#ui/page/page-visit';

export interface MessageAnswer {
  readonly message: string;
  readonly errors: SavedMessage['errors'];
  readonly typed: TypedMessage;
}

type PageArgs = Pick<ActionFunctionArgs, 'context' | 'request'>;

/** `messageId` null: a new one. */
export async function saveMessage(args: PageArgs, messageId: string | null) {
  const typed = typedMessage(await args.request.formData());
  const body = { ...typed, places: [...typed.places], groupIds: [...typed.groupIds] };
  const call = attempt<typeof customMessagesContract>(args);
  const reply =
    messageId === null
      ? await call('POST /api/organization/custom-messages', { body })
      : await call('POST /api/organization/custom-messages/:messageId override PUT', { params: { messageId }, body });
  if (isRefusal(reply)) return data<MessageAnswer>({ message: reply.message, errors: [], typed }, { status: reply.status });
  if (reply.id === null) return data<MessageAnswer>({ message: '', errors: reply.errors, typed }, { status: 422 });
  throw redirect(makePaths(args.context.get(pageVisit).locale).customMessages({ saved: reply.id }));
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function typedMessage(form: FormData): TypedMessage {
  const text = (name: string): string => textOf(form, name).slice(0, 1_000);
  const all = (name: string): readonly string[] => form.getAll(name).map(String);
  return {
    title: text('title'),
    body: text('body').replaceAll('\r\n', '\n'),
    titleFrench: text('titleFrench'),
    bodyFrench: text('bodyFrench').replaceAll('\r\n', '\n'),
    tone: text('tone').slice(0, 10),
    places: MESSAGE_PLACES.filter((place) => all('places').includes(place)),
    firstDay: text('firstDay').slice(0, 10),
    lastDay: text('lastDay').slice(0, 10),
    everybody: text('everybody') !== 'no',
    groupIds: all('groupIds')
      .filter((id) => ID.test(id))
      .slice(0, 200),
  };
}
