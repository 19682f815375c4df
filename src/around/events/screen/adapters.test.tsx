// Receivers of events: a data layer that may come late or never, pictures up to a number, and a collector that gathers.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NotedEvent, VisitorData } from '#around/events/rules';
import { adapterOf } from './adapters/adapter-of.ts';

const VISITOR: VisitorData = {
  version: '1.0.5',
  customerType: 'consumer',
  loyaltySegmentCode: '',
  membershipProgram: 'NON_MEMBER',
  account: '',
  division: '',
  contractType: 'none',
  permissions: [],
};
const noted = (at: number): NotedEvent => ({ eventId: `e${at}`, at, page: '/search', event: { name: 'navigation' } });
const PURCHASE: NotedEvent = { ...noted(0), event: { name: 'purchase', cents: 1, currency: 'USD', items: [] } };

/** What the shopper allows: `a` for analytics. */
const decide = (granted: '' | 'a'): void =>
  void vi.stubGlobal('document', { cookie: `consent=1.${granted}.1796068800`, documentElement: { lang: 'en-US' } });

beforeEach(() => {
  vi.useFakeTimers();
  decide('a');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[ANL-1] events wait for a data layer, 10 ms 500 times, and keep their order', async () => {
  const window: Record<string, unknown> = {};
  vi.stubGlobal('window', window);
  const tell = adapterOf('data-layer', { adapters: [], key: 'layer', pixels: [] });
  tell(noted(1), VISITOR);
  tell(noted(2), VISITOR);
  await vi.advanceTimersByTimeAsync(4_900);
  const layer: { event_id: string }[] = [];
  window['layer'] = layer;
  await vi.advanceTimersByTimeAsync(20);
  tell(noted(3), VISITOR);
  expect(layer.map(({ event_id: id }) => id)).toEqual(['e1', 'e2', 'e3']);
});

test('[ANL-1] without one they are dropped with one line in the console', async () => {
  vi.stubGlobal('window', {});
  const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const tell = adapterOf('data-layer', { adapters: [], key: 'layer', pixels: [] });
  tell(noted(1), VISITOR);
  tell(noted(2), VISITOR);
  await vi.advanceTimersByTimeAsync(4_990);
  expect(said).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  tell(noted(3), VISITOR);
  await vi.advanceTimersByTimeAsync(20);
  expect(said.mock.calls).toEqual([['The data layer layer did not come; events are dropped.']]);
});

test('[ANL-1] a page loads 20 pictures at most, without a referrer', () => {
  const pictures: { src: string; referrerPolicy: string }[] = [];
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      referrerPolicy = '';
      constructor() {
        pictures.push(this);
      }
    },
  );
  const tell = adapterOf('pixels', { adapters: [], key: '', pixels: [{ event: 'navigation', address: 'https://ads.example/{event}' }] });
  for (let at = 0; at < 25; at += 1) tell(noted(at), null);
  expect(pictures).toHaveLength(20);
  expect(pictures[0]).toMatchObject({ src: 'https://ads.example/navigation', referrerPolicy: 'no-referrer' });
});

test('[ANL-1] [ANL-3] the collector gathers events of a second, sends the rest when the page is left, and no purchase', async () => {
  const sent: { readonly ids: readonly string[]; readonly outlives: boolean | undefined }[] = [];
  const leaving: (() => void)[] = [];
  vi.stubGlobal('window', { addEventListener: (_type: string, leave: () => void) => leaving.push(leave) });
  vi.stubGlobal('fetch', async (_address: string, { body, keepalive }: { readonly body: string; readonly keepalive: boolean }) => {
    const { events } = JSON.parse(body) as { events: { eventId: string }[] };
    sent.push({ ids: events.map(({ eventId }) => eventId), outlives: keepalive });
    return Response.json({ kept: events.length });
  });
  const tell = adapterOf('collector', { adapters: [], key: '', pixels: [] });
  tell(noted(1), VISITOR);
  tell(PURCHASE, VISITOR);
  tell(noted(2), VISITOR);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([{ ids: ['e1', 'e2'], outlives: false }]);
  tell(noted(3), VISITOR);
  for (const leave of leaving) leave();
  expect(sent[1]).toEqual({ ids: ['e3'], outlives: true });
  for (let at = 10; at < 30; at += 1) tell(noted(at), VISITOR);
  expect(sent[2]?.ids).toHaveLength(20);
  // What waits when they change their mind stays.
  tell(noted(4), VISITOR);
  decide('');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(3);
});
