// What came of a form of the sign-on settings stands at that form, which may be far down a long page.
import { expect, test } from 'vitest';
import { served } from '#test/screen/page';
import { MappingsCard } from './mappings-card.tsx';
import type { SettingsAnswer } from './settings-action.ts';
import { WhoCard } from './who-card.tsx';

const said = (intent: SettingsAnswer['intent'], problem: string | null): SettingsAnswer => ({
  intent,
  about: '',
  problem,
  typed: {},
  empty: [],
});

function cards(answer: SettingsAnswer) {
  const settings = { connection: null, administrators: [], link: '', mappings: [], groups: [] };
  // The cards read no more of the settings.
  const props = { settings, answer } as unknown as Parameters<typeof WhoCard>[0];
  return { who: served(<WhoCard {...props} />), mappings: served(<MappingsCard {...props} />) };
}

test('[USR-11] a refusal stands in the form that was refused, and in no other', () => {
  const { who, mappings } = cards(said('mode', 'Verify a domain first.'));
  expect(who).toMatch(/<form.*role="alert".*Verify a domain first\..*<button.*<\/form>/s);
  expect(mappings).not.toContain('Verify a domain first.');
});

test('[USR-11] “Saved” stands at the form that was saved, where the focus can go', () => {
  const { who, mappings } = cards(said('mapping', null));
  expect(mappings).toMatch(/<form.*tabindex="-1".*role="status".*Saved.*<\/form>/is);
  expect(who).not.toContain('Saved');
});

test('[USR-11] what a field says is not said again', () => {
  const { mappings } = cards({ ...said('mapping', 'Enter a name'), field: 'directoryGroup' });
  expect(mappings.match(/Enter a name/g)).toHaveLength(1);
});
