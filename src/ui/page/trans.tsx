// A message with markup: `<Trans id="cart.freeMissing" values={{ amount }} components={{ b: <b /> }} />`.
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { sayMessage } from '#base/locale/words';
import { ownValue } from '#base/lookup/rules';
import { useShop } from './shop.tsx';

export interface TransProps {
  /** `capability.key` */
  readonly id: string;
  readonly values?: Readonly<Record<string, unknown>>;
  /** Element for each tag of the message; it receives the text inside. Tags must not nest. */
  readonly components: Readonly<Record<string, ReactElement>>;
}

const TAG = /<(\w+)>([^]*?)<\/\1>/;

export function Trans({ id, values = {}, components }: TransProps): ReactNode {
  const { copyLocale } = useShop();
  // The parts alternate: text, tag name, inner text, text, …
  const parts = sayMessage(id, copyLocale, values).split(TAG);
  return parts.map((part, at) => {
    if (at % 3 === 0) return part;
    const element = at % 3 === 1 ? ownValue(components, part ?? '') : undefined;
    return element && cloneElement(element, { key: at }, parts[at + 1]);
  });
}
