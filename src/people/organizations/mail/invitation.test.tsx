// An invitation says what the invited person will be (USR-9).
import { expect, test } from 'vitest';
import { renderInvitation } from './index.ts';

const letter = {
  organization: 'Cobalt Labs',
  from: 'Ruth Wells',
  phone: '1-800-555-0164',
  home: 'https://inkwell.example/',
  link: 'https://inkwell.example/join',
} as const;

test.each([
  ['en-US', 'approver', '', 'Your role will be: Approver.'],
  ['en-US', 'buyer', 'IT', 'Your role will be: Buyer, in the group IT.'],
  ['fr-CA', 'viewer', '', 'Votre rôle sera\u00A0: Lecteur.'],
  ['es-US', 'buyer', 'IT', 'Su función será: Comprador, en el grupo IT.'],
] as const)('[USR-9] the mail of an invitation names the role and the group (%s, %s)', (locale, role, group, said) => {
  const mail = renderInvitation({ ...letter, locale, role, group });
  expect(mail.text).toContain(said);
  expect(mail.html).toContain(said);
});
