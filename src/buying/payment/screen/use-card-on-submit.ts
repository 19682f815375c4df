// Holds a form back until the card frame has made a token, then sends the form with the token.
import { useState, type RefObject, type SubmitEvent } from 'react';
import { useSubmit } from 'react-router';
import type { CardToken } from '#buying/payment/rules';
import type { CardFrameHandle } from './card-frame.tsx';
import { cardKey } from './card-key.ts';

interface CardForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly frame: RefObject<CardFrameHandle | null>;
  /** An existing card pays, so the frame is not needed. */
  readonly keep: boolean;
  /** Keeps the scroll position. */
  readonly inPlace?: boolean;
}

export function useCardOnSubmit({ form, frame, keep, inPlace = false }: CardForm) {
  const submit = useSubmit();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  return {
    busy,
    failed,
    round,
    startAgain: () => setRound(round + 1),
    onSubmit(event: SubmitEvent<HTMLFormElement>): void {
      if (keep || frame.current === null) return;
      event.preventDefault();
      setFailed(false);
      setBusy(true);
      frame.current.submit();
    },
    onCard(card: CardToken): void {
      setBusy(false);
      if (form.current === null) return;
      const action = form.current.getAttribute('action');
      const where = action === null ? {} : { action };
      void submit(withToken(new FormData(form.current), card), { method: 'post', preventScrollReset: inPlace, ...where });
    },
    onStopped(why: 'invalid' | 'failed' | 'late'): void {
      setBusy(false);
      setFailed(why === 'failed');
    },
  };
}

export type CardOnSubmit = ReturnType<typeof useCardOnSubmit>;

function withToken(form: FormData, { token, brand, lastFour, expiry }: CardToken): FormData {
  form.set('token', token);
  form.set('brand', brand);
  form.set('lastFour', lastFour);
  form.set('cardKey', cardKey());
  if (expiry !== null) form.set('expiry', `${expiry.month}/${expiry.year}`);
  return form;
}
