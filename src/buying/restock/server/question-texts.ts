// What a mail says about the day that waits for an answer, in the words of its page.
import { formatDate, formatPrice, type CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { restockWords } from '#buying/restock/words';
import type { DueRow } from './restock-rows.ts';

export function questionTexts(
  { question, facts, ask_until: until, next_at: nextAt }: DueRow,
  { locale, currency }: { readonly locale: CopyLocale; readonly currency: string },
): string[] {
  if (question === null) return [];
  const say = sayer(restockWords, locale);
  const price = (cents: number | undefined): string => (cents === undefined ? '' : formatPrice(cents, currency, locale));
  const card = facts.card?.split(' ').at(-1) ?? '';
  return [
    say(`question.${question}`, { price: price(facts.unit), agreed: price(facts.agreed), card }),
    ...(facts.text === undefined ? [] : [facts.text]),
    ...(nextAt === null ? [] : [say('question.retry', { day: formatDate(nextAt, 'America/New_York', locale) })]),
    ...(until === null ? [] : [say('question.until', { day: formatDate(new Date(`${until}T12:00:00Z`), 'UTC', locale) })]),
  ];
}
