// Messages with where, to whom and when they show, and the way to take them down.
import { Form } from 'react-router';
import type { CustomMessageView } from '#people/custom-messages/contract';
import { customMessagesWords } from '#people/custom-messages/words';
import { formatDate, formatDayAhead } from '#base/locale/rules';
import { Badge } from '#ui/kit/badge';
import { Link } from '#ui/kit/link';
import { Table } from '#ui/kit/table';
import { TextAction } from '#ui/kit/text-action';
import { ForOwner } from '#ui/page/for-owner';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './messages.module.css';

interface MessagesTableProps {
  readonly messages: readonly CustomMessageView[];
  readonly timeZone: string;
  readonly today: string;
}

export function MessagesTable({ messages, timeZone, today }: MessagesTableProps) {
  const t = useWords(customMessagesWords);
  const { copyLocale } = useShop();
  const day = (date: string): string => formatDayAhead(date, today, copyLocale);
  return (
    <Table
      caption={t('title')}
      rows={messages}
      keyOf={({ messageId }) => messageId}
      columns={[
        {
          id: 'message',
          label: t('message'),
          heads: true,
          cell: (message) => <Title message={message} timeZone={timeZone} />,
        },
        {
          id: 'where',
          label: t('where'),
          cell: ({ places }) => (
            <ul className={styles.list}>
              {places.map((place) => (
                <li key={place}>{t(`place${place}`)}</li>
              ))}
            </ul>
          ),
        },
        {
          id: 'who',
          label: t('who'),
          cell: ({ everybody, groups }) => (everybody ? t('everyone') : groups.map(({ name }) => name).join(', ')),
        },
        {
          id: 'when',
          label: t('when'),
          cell: ({ firstDay, lastDay }) =>
            lastDay === '' ? t('fromOn', { from: day(firstDay) }) : t('fromTo', { from: day(firstDay), to: day(lastDay) }),
        },
        {
          id: 'status',
          label: t('status'),
          cell: (message) => <Status message={message} />,
        },
      ]}
    />
  );
}

/** The title leads to the message; below it, who wrote it and when. */
function Title({ message, timeZone }: { readonly message: CustomMessageView; readonly timeZone: string }) {
  const t = useWords(customMessagesWords);
  const paths = usePaths();
  const { copyLocale } = useShop();
  const { messageId, title, writtenBy, writtenAt } = message;
  return (
    <>
      <ForOwner otherwise={title}>
        <Link to={paths.customMessage(messageId)}>{title}</Link>
      </ForOwner>
      <span className={styles.small}>
        {t('writtenOn', { name: writtenBy, date: formatDate(new Date(writtenAt), timeZone, copyLocale) })}
      </span>
    </>
  );
}

function Status({ message: { messageId, title, state } }: { readonly message: CustomMessageView }) {
  const t = useWords(customMessagesWords);
  return (
    <>
      <Badge tone={state === 'running' ? 'ok' : state === 'coming' ? 'pick' : 'line'}>{t(state)}</Badge>
      <ForOwner>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="messageId" value={messageId} />
          <TextAction type="submit" name="intent" value="remove" about={t('about', { title })}>
            {t('remove')}
          </TextAction>
        </Form>
      </ForOwner>
    </>
  );
}
