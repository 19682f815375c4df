// The drawer's wait for the code of the chat.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerChatWidget, waitForWidget, type ChatWidget } from './chat-widget.ts';

const WIDGET: ChatWidget = { Conversation: () => null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  registerChatWidget(undefined);
  vi.useRealTimers();
});

test('[HDR-4] a widget that comes within 2,000 tries of 10 ms is used', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const waiting = waitForWidget();
  await vi.advanceTimersByTimeAsync(19_980);
  registerChatWidget(WIDGET);
  await vi.advanceTimersByTimeAsync(10);
  expect(await waiting).toBe(WIDGET);
  expect(await waitForWidget()).toBe(WIDGET);
  expect(said).not.toHaveBeenCalled();
});

test('[HDR-4] [ERR-4] after that the console is told so, in these words', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const waiting = waitForWidget();
  await vi.advanceTimersByTimeAsync(19_990);
  expect(said).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10);
  expect(await waiting).toBeUndefined();
  expect(said.mock.calls).toEqual([['Chat failed to load in 2000 tries !']]);
});
