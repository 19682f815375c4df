// `/chat` (APP-20): the visitor's conversation with the shop. Polls for answers while the page is visible; without JavaScript each load shows them.
import { useEffect, useRef, useState } from 'react';
import { data, Form, redirect, useNavigation, useRevalidator } from 'react-router';
import type { Route } from './+types/chat-page';
import { PageCrumbs } from '#goods/catalog/screen';
import type { ChatMessage, contactContract } from '#around/contact/contract';
import { CONTACT_LIMITS, readChat, type ChatField, type ChatText } from '#around/contact/rules';
import { contactWords } from '#around/contact/words';
import { formatDate, formatTime } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import { pageMeta } from '#ui/page/page-meta';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { LONGEST_WRITING, textOf } from '#ui/page/form-text';
import { Message } from '#ui/kit/message';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { wordsOfRefusal } from '#ui/page/refusal-words';
import { useShop, useWords } from '#ui/page/shop';
import { TextArea } from '#ui/kit/text-area';
import { TextInput } from '#ui/kit/text-input';
import { unbroken } from '#ui/kit/unbroken';
import styles from './contact.module.css';
import { ContactUnavailable } from './contact-unavailable.tsx';

const LOOK_AGAIN_MS = 5_000;

export async function loader(args: Route.LoaderArgs) {
  const title = sayer(contactWords, args.context.get(pageVisit).copyLocale)('chatTitle');
  const chat = await attempt<typeof contactContract>(args)('GET /api/chat', {});
  if (!isRefusal(chat)) return { chat, title, requestKey: crypto.randomUUID() };
  if (chat.code !== 'NOT_OFFERED') throw data(chat, { status: chat.status });
  return data({ chat: null, title, requestKey: '' }, { status: chat.status });
}

/** The posted text with its error: a field's, or a message about the whole. */
interface Answer {
  readonly typed: ChatText;
  readonly wrong: ChatField | null;
  readonly refused: string;
}

export async function action(args: Route.ActionArgs): Promise<Answer> {
  const form = await args.request.formData();
  const said = (name: string): string => textOf(form, name, LONGEST_WRITING);
  const typed: ChatText = { text: said('text'), name: said('name'), email: said('email') };
  const judged = readChat(typed);
  if (!judged.ok) return { typed, wrong: judged.problem.field, refused: '' };
  const body = { ...judged.value, requestKey: said('requestKey') };
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
        <Log messages={chat.messages} />
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
function useSent(answer: Answer | undefined): number {
  const [sent, setSent] = useState(0);
  const posting = useNavigation().formMethod === 'POST';
  const wasPosting = useRef(false);
  useEffect(() => {
    if (wasPosting.current && !posting && answer === undefined) setSent((before) => before + 1);
    wasPosting.current = posting;
  }, [posting, answer]);
  return sent;
}

function Log({ messages }: { readonly messages: readonly ChatMessage[] }) {
  const t = useWords(contactWords);
  const { copyLocale, site } = useShop();
  const said = messages.map((message) => ({ ...message, day: formatDate(new Date(message.at), site.timeZone, copyLocale) }));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <div role="log" aria-label={t('log')} tabIndex={0} className={styles.log}>
      <div className={styles.messages}>
        {messages.length === 0 && <p className={styles.theirs}>{t('empty')}</p>}
        {said.map(({ byWhom, text, at, day }, nth) => (
          <div key={at + text} className={byWhom === 'staff' ? styles.theirs : styles.mine}>
            <p className={styles.by}>
              <b>{t(byWhom === 'staff' ? 'us' : 'you')}</b>{' '}
              <time dateTime={at}>
                {day !== said[nth - 1]?.day && `${day}, `}
                {formatTime(new Date(at), site.timeZone, copyLocale)}
              </time>
            </p>
            <p className={styles.words}>{text}</p>
          </div>
        ))}
        {messages.at(-1)?.byWhom === 'shopper' && <p className={styles.by}>{t('waiting')}</p>}
      </div>
    </div>
  );
}

interface ChatFormProps {
  readonly chat: Omit<ChatText, 'text'> & { readonly messages: readonly ChatMessage[] };
  readonly requestKey: string;
  readonly answer: Answer | undefined;
  /** A message was just sent from this page. */
  readonly goesOn: boolean;
}

function ChatForm({ chat, requestKey, answer, goesOn }: ChatFormProps) {
  const t = useWords(contactWords);
  const busy = useNavigation().formMethod === 'POST';
  // One key per message: a retry keeps it, whatever was loaded meanwhile.
  const [key] = useState(requestKey);
  const typed = answer?.typed ?? { text: '', name: chat.name, email: chat.email };
  const wrong = (field: ChatField): string | undefined => (answer?.wrong === field ? t(`wrong.${field}`) : undefined);
  const form = useRef<HTMLFormElement>(null);
  // Moves the focus to the error after each attempt, or back to the text after a sent message.
  const led = answer === undefined ? goesOn && 'text' : (answer.wrong ?? 'text');
  useEffect(() => {
    if (led !== false) form.current?.querySelector<HTMLElement>(`[name="${led}"]`)?.focus();
  }, [led, answer]);
  // Name and e-mail are asked once; later messages keep them.
  const known = chat.messages.length > 0;
  return (
    <Form ref={form} method="post" className={styles.form} noValidate preventScrollReset>
      <input type="hidden" name="requestKey" value={key} />
      <Field label={t('text')} error={wrong('text')}>
        <TextArea name="text" rows={3} defaultValue={typed.text} maxLength={CONTACT_LIMITS.text} required />
      </Field>
      {known ? (
        <>
          <input type="hidden" name="name" value={chat.name} />
          <input type="hidden" name="email" value={chat.email} />
        </>
      ) : (
        <div className={styles.pair}>
          <Field label={t('name')} error={wrong('name')}>
            <TextInput name="name" defaultValue={typed.name} maxLength={CONTACT_LIMITS.name.most} autoComplete="given-name" required />
          </Field>
          <Field label={t('email')} hint={t('emailHint')} error={wrong('email')}>
            <TextInput
              name="email"
              type="email"
              defaultValue={typed.email}
              maxLength={CONTACT_LIMITS.email}
              autoComplete="email"
              required
            />
          </Field>
        </div>
      )}
      {answer?.wrong === null && <Message tone="bad" title={answer.refused || t('failed')} live />}
      <p>
        <Button type="submit" variant="primary" busy={busy}>
          {t('send')}
        </Button>
      </p>
    </Form>
  );
}
