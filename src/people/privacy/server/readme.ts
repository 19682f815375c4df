// The page for people in the download of their data: what each file holds, how amounts and times are written.
import type { Say } from '#base/locale/words';
import { privacyWords } from '#people/privacy/words';

type Key = (typeof privacyWords)['keys'][number];

/** `sheets`: names of the CSV files; `TABLE-COLUMN` belongs to `TABLE`. */
export function readmeOf(say: Say<Key>, sheets: readonly string[], email: string): string {
  const files = sheets.map((name) => `${name}.csv\n    ${saidOf(say, name)}`);
  const head = [say('server.readmeTitle', { email }), say('server.readmeFiles'), say('server.readmeAmounts'), say('server.readmeNames')];
  return `\uFEFF${[...head, `data.json\n    ${say('server.readmeJson')}`, ...files].join('\n\n')}\n`;
}

/** A file's sentence; its name for one without. */
function saidOf(say: Say<Key>, name: string): string {
  const [table = name] = name.split('-');
  if (table !== name) return say('server.readmePart', { file: `${table}.csv` });
  const key = privacyWords.keys.find((one) => one === `server.file${name}`);
  return key === undefined ? name : say(key);
}
