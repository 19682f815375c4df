// The fields for the next message of a conversation, on the page and in the drawer.
import { useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '#around/contact/contract';
import { CONTACT_LIMITS, type ChatField, type ChatText } from '#around/contact/rules';
import { contactWords } from '#around/contact/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import { TextArea } from '#ui/kit/text-area';
import { TextInput } from '#ui/kit/text-input';
import styles from './contact.module.css';

/** The posted text with its error: a field's, or a message about the whole. */
export interface ChatAnswer {
  readonly typed: ChatText;
  readonly wrong: ChatField | null;
  readonly refused: string;
}

/** How often a conversation that is looked at asks for answers. */
export const LOOK_AGAIN_MS = 5_000;

export interface ChatFieldsProps {
  readonly chat: Omit<ChatText, 'text'> & { readonly messages: readonly ChatMessage[] };
  readonly requestKey: string;
  readonly answer: ChatAnswer | undefined;
  /** A message was just sent from here. */
  readonly goesOn: boolean;
  /** A message is being sent. */
  readonly busy: boolean;
}

export function ChatFields({ chat, requestKey, answer, goesOn, busy }: ChatFieldsProps) {
  const t = useWords(contactWords);
  // One key per message: a retry keeps it, whatever was loaded meanwhile.
  const [key] = useState(requestKey);
  const typed = answer?.typed ?? { text: '', name: chat.name, email: chat.email };
  const wrong = (field: ChatField): string | undefined => (answer?.wrong === field ? t(`wrong.${field}`) : undefined);
  const hidden = useRef<HTMLInputElement>(null);
  // Moves the focus to the error after each attempt, or back to the text after a sent message.
  const led = answer === undefined ? goesOn && 'text' : (answer.wrong ?? 'text');
  useEffect(() => {
    if (led !== false) hidden.current?.form?.querySelector<HTMLElement>(`[name="${led}"]`)?.focus();
  }, [led, answer]);
  // Name and e-mail are asked once; later messages keep them.
  const known = chat.messages.length > 0;
  return (
    <>
      <input ref={hidden} type="hidden" name="requestKey" value={key} />
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
    </>
  );
}
