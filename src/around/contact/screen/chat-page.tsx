// `/chat` (APP-20): the visitor's conversation with the shop. Polls for answers while the page is visible; without JavaScript each load shows them.
import { useEffect, useRef, useState } from 'react';
import { data, redirect, useNavigation, useRevalidator } from 'react-router';
import type { Route } from './+types/chat-page';
import { PageCrumbs } from '#goods/catalog/screen';
import type { contactContract } from '#around/contact/contract';
import { readChat, type ChatText } from '#around/contact/rules';
import { contactWords } from '#around/contact/words';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import { pageMeta } from '#ui/page/page-meta';
import { LONGEST_WRITING, textOf } from '#ui/page/form-text';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { wordsOfRefusal } from '#ui/page/refusal-words';
import { useShop, useWords } from '#ui/page/shop';
import { unbroken } from '#ui/kit/unbroken';
import styles from './contact.module.css';
import { ContactUnavailable } from './contact-unavailable.tsx';
import { LOOK_AGAIN_MS, type ChatAnswer } from './chat-fields.tsx';
import { ChatForm, type ChatFormProps } from './chat-form.tsx';
import { ChatLog } from './chat-log.tsx';

export async function loader(args: Route.LoaderArgs) {
  const title = sayer(contactWords, args.context.get(pageVisit).copyLocale)('chatTitle');
  const chat = await attempt<typeof contactContract>(args)('GET /api/chat', {});
  if (!isRefusal(chat)) return { chat, title, requestKey: crypto.randomUUID() };
  if (chat.code !== 'NOT_OFFERED') throw data(chat, { status: chat.status });
  return data({ chat: null, title, requestKey: '' }, { status: chat.status });
}

export async function action(args: Route.ActionArgs): Promise<ChatAnswer> {
  const form = await args.request.formData();
  const field = (name: string): string => textOf(form, name, LONGEST_WRITING);
  const typed: ChatText = { text: field('text'), name: field('name'), email: field('email') };
  const judged = readChat(typed);
  if (!judged.ok) return { typed, wrong: judged.problem.field, refused: '' };
  const body = { ...judged.value, requestKey: field('requestKey') };
  const reply = await attempt<typeof contactContract>(args)('POST /api/chat', { body });
  if (isRefusal(reply)) return { typed, wrong: null, refused: wordsOfRefusal(reply) };
  throw redirect(makePaths(args.context.get(pageVisit).locale).chat());
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ChatPage({ loaderData: { chat, title, requestKey }, actionData }: Route.ComponentProps) {
  if (chat === null) return <ContactUnavailable what="chat" title={title} />;
  return <Conversation chat={chat} title={title} requestKey={requestKey} answer={actionData} />;
}

interface ConversationProps extends Omit<ChatFormProps, 'goesOn'> {
  readonly title: string;
}

function Conversation({ chat, title, requestKey, answer }: ConversationProps) {
  const t = useWords(contactWords);
  const { phone } = useShop().site;
  useAnswers();
  const sent = useSent(answer);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageCrumbs crumbs={[]} here={t('chat')} />
      <h1>{title}</h1>
      <p className={styles.lead}>
        {t('chatLead')} {unbroken(t('call', { phone }))}
      </p>
      <div className={styles.chat}>
        <ChatLog messages={chat.messages} />
        <ChatForm key={sent} chat={chat} requestKey={requestKey} answer={answer} goesOn={sent > 0} />
      </div>
    </div>
  );
}

/** Polls for answers while the page is visible. */
function useAnswers(): void {
  const { state, revalidate } = useRevalidator();
  const idle = useNavigation().state === 'idle' && state === 'idle';
  useEffect(() => {
    if (!idle) return;
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [idle, revalidate]);
}

/** Number of messages sent from this page; each new one resets the form. Received messages leave the typed text alone. */
function useSent(answer: ChatAnswer | undefined): number {
  const [sent, setSent] = useState(0);
  const posting = useNavigation().formMethod === 'POST';
  const wasPosting = useRef(false);
  useEffect(() => {
    if (wasPosting.current && !posting && answer === undefined) setSent((before) => before + 1);
    wasPosting.current = posting;
  }, [posting, answer]);
  return sent;
}
