// What the last change of the cart was answered with: by the store, or by a form before the page was awake.
import { createContext, use, useEffect, useMemo, useRef, type RefObject } from 'react';
import type { CartMessage } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { useWords } from '#ui/page/shop';
import { isCouponAnswer } from './coupon-answer.ts';

const Said = createContext<readonly CartMessage[]>([]);
export const ChangeMessagesProvider = Said.Provider;

/** The answers about one line. */
export function useLineMessages(cartItemId: string): readonly CartMessage[] {
  return use(Said).filter((message) => message.cartItemId === cartItemId);
}

/** A shop that could not be reached gave no words of its own. The same array while nothing else is said: hundreds of lines listen. */
export function useMessagesWithText(said: readonly CartMessage[]): readonly CartMessage[] {
  const t = useWords(cartWords);
  const failed = t('cartFailed');
  return useMemo(
    () =>
      said.some(({ description }) => description === '')
        ? said.map((message) => (message.description === '' ? { ...message, description: failed } : message))
        : said,
    [said, failed],
  );
}

/** A change that failed is said at its line, and the list is shown from its top (CART-24). */
export function useScrollToFailure(messages: readonly CartMessage[]): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const failed = messages.some((message) => message.type === 'failure' && !isCouponAnswer(message));
  useEffect(() => {
    if (failed) top.current?.scrollIntoView({ block: 'start' });
  }, [failed, messages]);
  return top;
}
