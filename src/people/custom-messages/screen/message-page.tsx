// One message, or a new one, and how it looks (H_CM).
import type { Route } from './+types/message-page';
import { sayer } from '#base/locale/words';
import type { CustomMessageView, customMessagesContract } from '#people/custom-messages/contract';
import type { TypedMessage } from '#people/custom-messages/rules';
import { customMessagesWords } from '#people/custom-messages/words';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { saveMessage } from './message-action.ts';
import { MessageForm } from './message-form.tsx';
import styles from './messages.module.css';

/** Stands in the address for a message that is being written. */
const NEW = 'new';

export async function loader(args: Route.LoaderArgs) {
  const { messageId } = args.params;
  const call = ask<typeof customMessagesContract>(args);
  const [list, message] = await Promise.all([
    call('GET /api/organization/custom-messages', { query: {} }),
    messageId === NEW ? null : call('GET /api/organization/custom-messages/:messageId', { params: { messageId } }),
  ]);
  const say = sayer(customMessagesWords, args.context.get(pageVisit).copyLocale);
  return { message, groups: list.groups, today: list.today, title: say(message === null ? 'newTitle' : 'editTitle') };
}

export const action = (args: Route.ActionArgs) => saveMessage(args, args.params.messageId === NEW ? null : args.params.messageId);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function MessagePage({ loaderData: { message, groups, today, title }, actionData }: Route.ComponentProps) {
  const t = useWords(customMessagesWords);
  const paths = usePaths();
  const values = actionData?.typed ?? typedOf(message, today);
  return (
    <>
      <PageHead back={<TextAction to={paths.customMessages()}>{t('back')}</TextAction>} title={title} />
      {message?.isRemoved === true && <Message className={styles.note}>{t('isRemoved')}</Message>}
      {message !== null && (
        <section aria-labelledby="preview" className={styles.preview}>
          <h2 id="preview">{t('preview')}</h2>
          <Message tone={message.tone} title={message.title}>
            <span className={styles.text}>{message.body}</span>
          </Message>
        </section>
      )}
      <MessageForm key={message?.messageId ?? NEW} values={values} groups={groups} answer={actionData} />
    </>
  );
}

function typedOf(message: CustomMessageView | null, today: string): TypedMessage {
  if (message === null) {
    const texts = { title: '', body: '', titleFrench: '', bodyFrench: '', tone: 'info' };
    return { ...texts, places: ['home', 'cart'], firstDay: today, lastDay: '', everybody: true, groupIds: [] };
  }
  const { groups, title, body, titleFrench, bodyFrench, tone, places, firstDay, lastDay, everybody } = message;
  const groupIds = groups.map(({ groupId }) => groupId);
  return { title, body, titleFrench, bodyFrench, tone, places, firstDay, lastDay, everybody, groupIds };
}
