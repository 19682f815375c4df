import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Slot, SlotProvider } from './slot.tsx';

declare module './slot.tsx' {
  interface Slots {
    tested: { readonly text: string };
  }
}

test('a slot is empty in served markup; its component loads after hydration', () => {
  expect(renderToStaticMarkup(<Slot name="tested" with={{ text: 'a' }} />)).toBe('');
  const filling = () => Promise.resolve(({ text }: { readonly text: string }) => <p>{text}</p>);
  expect(
    renderToStaticMarkup(
      <SlotProvider value={{ tested: filling }}>
        <Slot name="tested" with={{ text: 'a' }} />
      </SlotProvider>,
    ),
  ).toBe('');
});
