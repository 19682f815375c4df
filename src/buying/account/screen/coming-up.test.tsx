// What is still to come stands on the account page, and nothing else.
import { expect, test } from 'vitest';
import { anOrder, aShipment } from '#test/an-order';
import { served } from '#test/screen/page';
import { ComingUp } from './coming-up.tsx';

const shown = (states: readonly Parameters<typeof aShipment>[0][], rewardMoney = 0): string =>
  served(
    <ComingUp
      orders={[anOrder({ shipments: states.map((state, at) => aShipment({ shipmentNo: at + 1, ...state })) })]}
      rewardMoney={rewardMoney}
      timeZone="America/New_York"
    />,
  );

test('[USR-1] parcels on their way and pickups that are ready are coming up', () => {
  const store = { storeNumber: '0008', name: 'Framingham', address: '659 Worcester Rd' };
  const html = shown([{ state: 'shipped' }, { state: 'ready', kind: 'pickup', store, leftAt: '2026-11-20T16:00:00.000Z' }]);
  expect(html).toContain('Arrives Tue, Nov 24');
  expect(html).toContain('Framingham · ');
  expect(html.match(/>Track</g)).toHaveLength(2);
});

test('[USR-1] what has come, was cancelled or went back is not coming up', () => {
  expect(shown([{ state: 'delivered' }, { state: 'pickedUp' }, { state: 'cancelled' }, { state: 'lapsed' }])).toBe('');
});

test('[RWD-1] reward money to spend is coming up', () => {
  expect(shown([{ state: 'delivered' }], 12.4)).toContain('$12.40 in rewards to spend');
});
