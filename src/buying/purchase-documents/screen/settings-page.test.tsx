import { expect, test } from 'vitest';
import { sentForm, served } from '#test/screen/page';
import SettingsPage, { action } from './settings-page.tsx';

const settings = { sendTo: 'https://orders.tidewater.example/cxml', tolerancePercent: 5, allowsNewShipTo: true };
const connection = { connectionId: '5f0c3a52-7d1e-4b0a-9a55-2b8d64c0e9a1', name: 'Tidewater' };

test('[B2B-9] a cart that cannot be tried as an order leaves the settings on the page as they are', async () => {
  const refused = { refused: true, status: 409, code: 'NO_CART', message: 'There is no cart in this message.' };
  const sent = { ...sentForm({ message: '<cXML/>' }, refused), params: { connectionId: connection.connectionId } };
  const { data: actionData } = (await action(sent as unknown as Parameters<typeof action>[0])) as { data: unknown };
  const props = { loaderData: { connection, settings, title: 'Orders of Tidewater' }, actionData };
  const page = served(<SettingsPage {...(props as unknown as Parameters<typeof SettingsPage>[0])} />);
  expect(page).toContain('There is no cart in this message.');
  expect(page).toContain(`value="${settings.sendTo}"`);
  expect(page).toContain('value="5"');
});
