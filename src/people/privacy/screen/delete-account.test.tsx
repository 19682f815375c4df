// The page of privacy says what is kept after a deletion, and why (USR-12).
import { expect, test } from 'vitest';
import { served, SHOP } from '#test/screen/page';
import { DeleteAccount } from './delete-account.tsx';

test.each([
  ['en-US', 'Your name and email in the history of Cobalt Labs, as they were', 'in the history of'],
  ['fr-CA', 'Votre nom et votre courriel dans l’historique de Cobalt Labs', 'dans l’historique'],
  ['es-US', 'Su nombre y correo en el historial de Cobalt Labs', 'en el historial'],
] as const)('[USR-12] members read that their organization’s history keeps their name (%s)', (copyLocale, said, alone) => {
  const page = (organization: string) => {
    const facts = { email: 'ana@inkwell.example', organization, confirmsBy: 'password' } as const;
    return served(<DeleteAccount facts={facts} problem={undefined} />, { ...SHOP, copyLocale });
  };
  expect(page('Cobalt Labs')).toContain(said);
  expect(page('')).not.toContain(alone);
});
