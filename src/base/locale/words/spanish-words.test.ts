// Spanish texts address everybody as "usted", in every capability.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Forms of "tú": its pronouns, common verbs, and imperatives. */
const FAMILIAR =
  /(?<!\p{L})(tú|tus?|te|ti|contigo|puedes|podrás|tienes|quieres|eliges?|elige|escribe|pediste|pagaste|recogiste|devuelves|recuperas|necesitas|empaca|imprime|pega la|inténtalo|revísal[ao]|péga(lo|la)|entrégalo|déjalos|llévalo|prueba con|llama al|inicia sesión para)(?!\p{L})/iu;

test('[APP-3] every Spanish text uses "usted"', () => {
  const files = globSync('src/*/*/words/**/es-US.ts');
  expect(files.length).toBeGreaterThan(20);
  const familiar = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => FAMILIAR.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(familiar).toEqual([]);
});
