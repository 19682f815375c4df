// Reads the form of a gift, and says what was refused at which field; what was typed stays.
import { data } from 'react-router';
import type { Refusal } from '#base/outcome/rules';
import type { GivenGift } from '#buying/membership/contract';
import { LONGEST_WRITING, textOf } from '#ui/page/form-text';
import { wordsOfRefusal } from '#ui/page/refusal-words';

const LOCALES = ['en-US', 'en-CA', 'fr-CA', 'es-US'] as const satisfies readonly GivenGift['recipientLocale'][];

export interface TypedGift {
  readonly giverName: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly recipientLocale: GivenGift['recipientLocale'];
  readonly message: string;
  readonly sendOn: string;
  readonly program: 'SELECT' | 'PREMIUM';
}

export interface GiftAnswer {
  readonly typed: TypedGift;
  readonly problem: string;
  readonly field: string | undefined;
}

export function typedGift(form: FormData): TypedGift {
  return {
    giverName: textOf(form, 'giverName', 200),
    recipientName: textOf(form, 'recipientName', 200),
    recipientEmail: textOf(form, 'recipientEmail').trim(),
    recipientLocale: LOCALES.find((one) => one === textOf(form, 'recipientLocale')) ?? 'en-US',
    message: textOf(form, 'message', LONGEST_WRITING),
    sendOn: textOf(form, 'sendOn', 20),
    program: textOf(form, 'program') === 'PREMIUM' ? 'PREMIUM' : 'SELECT',
  };
}

export const refusedGift = (typed: TypedGift, refusal: Refusal) =>
  data<GiftAnswer>({ typed, problem: wordsOfRefusal(refusal), field: refusal.field }, { status: refusal.status });
