// The shop's own chat as the drawer's widget: the same conversation as on its page, by calls.
import { useEffect, useState, type SubmitEvent } from 'react';
import type { Chat, contactContract } from '#around/contact/contract';
import { readChat, type ChatText } from '#around/contact/rules';
import { contactWords } from '#around/contact/words';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import { Message } from '#ui/kit/message';
import { Spinner } from '#ui/kit/spinner';
import { caller } from '#ui/page/call';
import { LONGEST_WRITING, textOf } from '#ui/page/form-text';
import { wordsOfRefusal } from '#ui/page/refusal-words';
import { usePaths, useWords } from '#ui/page/shop';
import { ChatFields, LOOK_AGAIN_MS, type ChatAnswer } from './chat-fields.tsx';
import { ChatLog } from './chat-log.tsx';
import { registerChatWidget } from './chat-widget.ts';
import styles from './contact.module.css';

const call = caller<typeof contactContract>();

/** Makes it the drawer's widget. */
export const startOwnChat = (): void => registerChatWidget({ Conversation: OwnChat });

function OwnChat() {
  const t = useWords(contactWords);
  const [chat, setChat] = useState<Chat | Refusal>();
  useEffect(() => {
    const look = async (): Promise<void> => {
      const reply = await call('GET /api/chat', {});
      // A poll that fails leaves what is there.
      setChat((before) => (before === undefined || isRefusal(before) ? reply : isRefusal(reply) ? before : newer(before, reply)));
    };
    void look();
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  if (chat === undefined) return <Spinner label={t('chatLoads')} />;
  if (isRefusal(chat)) return <Message tone="bad" title={chat.message || t('chatAbsent')} live />;
  return (
    <div className={styles.chat}>
      <ChatLog messages={chat.messages} />
      <Writing
        chat={chat}
        onSent={(after) => setChat((before) => (before === undefined || isRefusal(before) ? after : newer(before, after)))}
      />
    </div>
  );
}

/** Answers may overtake each other; messages are only ever added. */
const newer = (before: Chat, after: Chat): Chat => (after.messages.length < before.messages.length ? before : after);

interface WritingProps {
  readonly chat: Chat;
  readonly onSent: (chat: Chat) => void;
}

function Writing({ chat, onSent }: WritingProps) {
  const paths = usePaths();
  const [sent, setSent] = useState(0);
  const [answer, setAnswer] = useState<ChatAnswer>();
  const [busy, setBusy] = useState(false);
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const field = (name: string): string => textOf(form, name, LONGEST_WRITING);
    const typed: ChatText = { text: field('text'), name: field('name'), email: field('email') };
    const judged = readChat(typed);
    if (!judged.ok) return setAnswer({ typed, wrong: judged.problem.field, refused: '' });
    setBusy(true);
    const reply = await call('POST /api/chat', { body: { ...judged.value, requestKey: field('requestKey') } });
    setBusy(false);
    if (isRefusal(reply)) return setAnswer({ typed, wrong: null, refused: wordsOfRefusal(reply) });
    setAnswer(undefined);
    setSent((before) => before + 1);
    onSent(reply);
  };
  return (
    <form className={styles.form} method="post" action={paths.chat()} noValidate onSubmit={(event) => void send(event)}>
      <Keyed key={sent} chat={chat} answer={answer} busy={busy} goesOn={sent > 0} />
    </form>
  );
}

type KeyedProps = Omit<Parameters<typeof ChatFields>[0], 'requestKey'>;

/** Each message has a key of its own, which a retry keeps. */
function Keyed(props: KeyedProps) {
  const [requestKey] = useState(() => crypto.randomUUID());
  return <ChatFields {...props} requestKey={requestKey} />;
}
