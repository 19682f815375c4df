import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PERMISSIONS, type Permission } from '#base/access/rules';
import { rightsOf } from '#people/access/rules';

const codes = fc.uniqueArray(fc.constantFrom(...(Object.keys(PERMISSIONS) as Permission[])));

test('[USR-4] a person has the organization’s permissions, minus withheld ones', () => {
  const { permissions, unknown } = rightsOf({ granted: ['G_IOC', 'G_BOP', 'H_R'], withheld: ['H_R', 'H_MU'] });
  expect([...permissions]).toEqual(['G_IOC', 'G_BOP']);
  expect(unknown).toEqual([]);
});

test('[USR-4] no withheld permission is in effect, and only granted ones are', () => {
  fc.assert(
    fc.property(codes, codes, (granted, withheld) => {
      const { permissions } = rightsOf({ granted, withheld });
      expect(permissions).toEqual(new Set(granted.filter((code) => !withheld.includes(code))));
    }),
  );
});

test('[USR-4] a stored code that is not a permission grants nothing and is reported; names of object properties are not permissions', () => {
  const { permissions, unknown } = rightsOf({ granted: ['H_R', 'H_XX', 'constructor'], withheld: ['__proto__'] });
  expect([...permissions]).toEqual(['H_R']);
  expect(unknown).toEqual(['H_XX', 'constructor', '__proto__']);
});
