// Messages of the cart's last change: from the store, or from a form before hydration.
import { createContext, use, useEffect, useMemo, useRef, type RefObject } from 'react';
import type { CartMessage } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { useWords } from '#ui/page/shop';
import { isCouponAnswer } from './coupon-answer.ts';

const ChangeMessages = createContext<readonly CartMessage[]>([]);
export const ChangeMessagesProvider = ChangeMessages.Provider;

/** The messages about one line. */
export function useLineMessages(cartItemId: string): readonly CartMessage[] {
  return use(ChangeMessages).filter((message) => message.cartItemId === cartItemId);
}

/** Gives messages of an unreachable shop a text. Returns the same array while nothing changes, because hundreds of lines listen. */
export function useMessagesWithText(messages: readonly CartMessage[]): readonly CartMessage[] {
  const t = useWords(cartWords);
  const failed = t('cartFailed');
  return useMemo(
    () =>
      messages.some(({ description }) => description === '')
        ? messages.map((message) => (message.description === '' ? { ...message, description: failed } : message))
        : messages,
    [messages, failed],
  );
}

/** A failed change is shown at its line, and the list scrolls to its top (CART-24). */
export function useScrollToFailure(messages: readonly CartMessage[]): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const failed = messages.some((message) => message.type === 'failure' && !isCouponAnswer(message));
  useEffect(() => {
    if (failed) top.current?.scrollIntoView({ block: 'start' });
  }, [failed, messages]);
  return top;
}
