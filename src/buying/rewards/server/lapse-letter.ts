// The mail that says which reward money ends, 30 days before (RWD-4).
import { formatDate, formatPrice } from '#base/locale/rules';
import type { QueueFacts } from '#platform/jobs';
import { LAPSE_LETTER, type LapseLetter } from './lapse-rewards.ts';
import { sendToMember, type LetterDeps } from './member-letter.ts';

export function makeLapseLetters(deps: LetterDeps): QueueFacts<LapseLetter> {
  return {
    name: LAPSE_LETTER,
    handle: ({ profileId, currency, cents, day }) =>
      sendToMember(deps, { profileId, currency, locale: null }, `rewards-lapse-${profileId}-${currency}-${day}`, (say, locale) => {
        const values = { amount: formatPrice(cents, currency, locale), day: formatDate(new Date(`${day}T12:00:00Z`), 'UTC', locale) };
        return { subject: say('server.mail.lapseSubject', values), paragraphs: [say('server.mail.lapseText', values), say('lastsYear')] };
      }),
  };
}
