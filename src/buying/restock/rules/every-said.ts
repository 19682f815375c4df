// An interval in words, for pages and mails.

type EveryWord = 'everyWeeks' | 'everyMonths' | 'onDates';

/** "every 4 weeks"; `say` takes the words of the reader's language. */
export function everySaid(every: string, say: (word: EveryWord, values?: { readonly n: number }) => string): string {
  const [, count, unit] = /^(\d+)(week|month)$/.exec(every) ?? [];
  return count === undefined ? say('onDates') : say(unit === 'week' ? 'everyWeeks' : 'everyMonths', { n: Number(count) });
}
