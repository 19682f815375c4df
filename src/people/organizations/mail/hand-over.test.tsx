// Both sides of a hand-over are told, each in their own words (USR-9).
import { expect, test } from 'vitest';
import { renderHandOver } from './index.ts';

const letter = {
  organization: 'Cobalt Labs',
  from: 'Ruth Wells',
  name: 'Nora Park',
  phone: '1-800-555-0164',
  home: 'https://inkwell.example/',
  link: 'https://inkwell.example/account',
} as const;

test.each([
  ['new', 'en-US', 'You administer Cobalt Labs now', 'Ruth Wells handed the administration of Cobalt Labs at Inkwell to you.'],
  ['former', 'en-US', 'You handed over the administration of Cobalt Labs', 'Wasn’t it you? Call 1-800-555-0164 right away.'],
  ['new', 'fr-CA', 'Vous administrez maintenant Cobalt Labs', 'Ruth Wells vous a cédé l’administration'],
  ['former', 'es-US', 'Usted cedió la administración de Cobalt Labs', 'Usted cedió a Nora Park la administración'],
] as const)('[USR-9] the %s administrator gets a mail (%s)', (to, locale, subject, said) => {
  const mail = renderHandOver({ ...letter, to, locale });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(said);
  expect(mail.html).toContain(letter.link);
});
