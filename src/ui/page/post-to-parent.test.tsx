import { afterEach, expect, test, vi } from 'vitest';
import { postToParent } from './post-to-parent.tsx';

const MESSAGE = { message: 'cartCount', count: 3, lines: 2 } as const;
afterEach(() => vi.unstubAllGlobals());

function framedBy(origin: string, declared: string, more: object = {}) {
  const posted = vi.fn<(message: unknown, origin: string) => void>();
  vi.stubGlobal('window', { parent: { postMessage: posted }, ...more });
  vi.stubGlobal('location', { ancestorOrigins: [origin] });
  vi.stubGlobal('document', { documentElement: { dataset: { parents: declared } }, referrer: '' });
  const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  postToParent(MESSAGE);
  return { posted, said };
}

test('[CART-25] a configured parent receives the count, at its own origin', () => {
  const { posted, said } = framedBy('https://app.example.com', 'https://app.example.com https://other.example');
  expect(posted.mock.calls).toEqual([[MESSAGE, 'https://app.example.com']]);
  expect(said).not.toHaveBeenCalled();
});

test('[ANL-2, ERR-4] any other parent receives nothing; the console says so', () => {
  for (const declared of ['', 'https://app.example.com.evil.example']) {
    const { posted, said } = framedBy('https://app.example.com', declared);
    expect(posted).not.toHaveBeenCalled();
    expect(said).toHaveBeenCalledWith('Unable to access parent window.');
  }
});

test('[ERR-4] an application without a listener receives nothing; the console says so', () => {
  const { said } = framedBy('https://x.example', 'https://x.example', { webkit: { messageHandlers: {} } });
  expect(said.mock.calls).toEqual([['The native handler is missing.']]);
});

test('[CART-25] a surrounding application receives text', () => {
  const heard = vi.fn<(text: string) => void>();
  framedBy('https://x.example', '', { webkit: { messageHandlers: { inkwell: { postMessage: heard } } } });
  expect(heard).toHaveBeenCalledWith(JSON.stringify(MESSAGE));
});
