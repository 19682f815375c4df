// What forms, links and choices tell: patterns and item numbers, never what somebody typed.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formEvent, linkEvent, pickupEvent } from './read-event.ts';

const patternOf = (pathname: string): string => pathname.replace(/\d{12}/, ':orderNumber');

interface Sent {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Where it stands in the page. */
  readonly inside?: readonly string[];
}

const within =
  (inside: readonly string[] = []) =>
  (selector: string) =>
    inside.includes(selector) ? {} : null;

/** A form with what these functions ask of it; its fields are what the browser would send with the pressed button. */
const formOf = ({ action, fields, inside }: Sent) =>
  ({ fields, getAttribute: () => action, closest: within(inside) }) as unknown as HTMLFormElement;

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://inkwell.example/', origin: 'https://inkwell.example' });
  vi.stubGlobal(
    'FormData',
    class {
      readonly #fields: Readonly<Record<string, string>>;
      constructor(form: HTMLFormElement) {
        this.#fields = (form as unknown as Sent).fields;
      }
      get(name: string): string | null {
        return this.#fields[name] ?? null;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test.each<[string, Sent, readonly object[]]>([
  ['any form', { action: '/offers', fields: { email: 'maya@example.com' } }, [{ name: 'form', to: '/offers' }]],
  [
    'an approval',
    { action: '/account/approvals/100000000001', fields: { intent: 'approve', comment: 'Fine, Maya' } },
    [{ name: 'form', to: '/account/approvals/:orderNumber', intent: 'approve' }, { name: 'approve' }],
  ],
  [
    'the approval of several orders',
    { action: '/account/approvals', fields: { intent: 'approve' } },
    [{ name: 'form', to: '/account/approvals', intent: 'approve' }, { name: 'approve' }],
  ],
  [
    'a decline',
    { action: '/account/approvals/100000000001', fields: { intent: 'decline', comment: 'No' } },
    [{ name: 'form', to: '/account/approvals/:orderNumber', intent: 'decline' }, { name: 'decline' }],
  ],
  [
    'a comment, which decides nothing',
    { action: '/account/approvals/100000000001', fields: { intent: 'comment', comment: 'Why?' } },
    [{ name: 'form', to: '/account/approvals/:orderNumber', intent: 'comment' }],
  ],
  [
    'an approval elsewhere',
    { action: '/account/approvals-of-others', fields: { intent: 'approve' } },
    [{ name: 'form', to: '/account/approvals-of-others', intent: 'approve' }],
  ],
  [
    'feedback',
    { action: '/feedback', fields: { topic: 'website', rating: '4', text: 'Call me: 555 0100' } },
    [
      { name: 'form', to: '/feedback' },
      { name: 'feedback', topic: 'website', rating: 4 },
    ],
  ],
  [
    'feedback without a rating',
    { action: '/feedback', fields: { topic: '', rating: '' } },
    [
      { name: 'form', to: '/feedback' },
      { name: 'feedback', topic: 'other', rating: null },
    ],
  ],
  [
    'a search',
    { action: '/search', fields: { q: ' blue  gel pens ' }, inside: ['search'] },
    [
      { name: 'form', to: '/search' },
      { name: 'search-box', words: 3, suggested: false },
    ],
  ],
])('[ANL-1] %s tells that it was sent, and no word of it', (_what, sent, events) =>
  expect(formEvent(formOf(sent), null, patternOf)).toEqual(events),
);

test.each([
  ['https:', 'https://inkwell.example', '/orders/100000000001', ['main'], { name: 'link', to: '/orders/:orderNumber', part: 'main' }],
  ['https:', 'https://elsewhere.example', '/a', ['footer'], { name: 'link', to: 'other site', part: 'footer' }],
  ['mailto:', 'null', 'maya@example.com', ['main', 'dialog'], { name: 'link', to: 'mail', part: 'dialog' }],
  ['tel:', 'null', '5550100', [], { name: 'link', to: 'phone', part: 'header' }],
])('[ANL-1] a link of %s to %s%s', (protocol, origin, pathname, inside, event) => {
  const link = { protocol, origin, pathname, closest: within(inside) } as unknown as HTMLAnchorElement;
  expect(linkEvent(link, patternOf)).toEqual([event]);
});

test('[ANL-1] pickup is told with its item, delivery is not', () => {
  const choice = (value: string) =>
    ({ name: 'deliveryType', value, form: { querySelector: () => ({ value: '246811' }) } }) as unknown as HTMLInputElement;
  expect(pickupEvent(choice('ISP'))).toEqual({ name: 'pickup', itemId: '246811' });
  expect(pickupEvent(choice('STA'))).toBeNull();
});
