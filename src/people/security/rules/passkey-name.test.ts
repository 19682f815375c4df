import { expect, test } from 'vitest';
import { keeperOf, LONGEST_PASSKEY_NAME, passkeyName } from '#people/security/rules';

test('[USR-11] a passkey is called after who keeps it, where that is known', () => {
  expect(keeperOf('FBFC3007-154E-4ECC-8C0B-6E020557D7BD')).toBe('iCloud Keychain');
  expect(['00000000-0000-0000-0000-000000000000', 'constructor', ''].map(keeperOf)).toEqual(['', '', '']);
});

test('[USR-11] trust 34: a typed name is one line of at most sixty characters', () => {
  expect(passkeyName('  Maya’s\n phone\u0000 ')).toBe('Maya’s phone');
  expect([...passkeyName('😀'.repeat(100))]).toHaveLength(LONGEST_PASSKEY_NAME);
  expect(passkeyName(' \n\t')).toBe('');
});
