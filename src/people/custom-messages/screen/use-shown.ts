// An organization's messages on a page that is the same for everybody: the browser asks for them.
import { useEffect, useState } from 'react';
import { isRefusal } from '#base/outcome/rules';
import type { customMessagesContract, ShownMessage } from '#people/custom-messages/contract';
import type { MessagePlace } from '#people/custom-messages/rules';
import { caller } from '#ui/page/call';

const call = caller<typeof customMessagesContract>();
const NONE: readonly ShownMessage[] = [];

/** `accountNumber`: '' for who belongs to no organization, or while that is unknown; then nothing is asked. */
export function useShownMessages(accountNumber: string, place: MessagePlace): readonly ShownMessage[] {
  const [messages, setMessages] = useState(NONE);
  useEffect(() => {
    let left = false;
    const ask = async (): Promise<void> => {
      const reply = accountNumber === '' ? { messages: [] } : await call('GET /api/custom-messages', { query: { place } });
      if (!left) setMessages(isRefusal(reply) ? NONE : reply.messages);
    };
    void ask();
    return () => void (left = true);
  }, [accountNumber, place]);
  return messages;
}
