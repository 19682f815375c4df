// Messages of a line as sentences below its name; screen readers announce them.
import type { CartMessage } from '#buying/cart/contract';
import { ItemNotice } from '#buying/cart/screen';

interface MessageLinesProps {
  readonly messages: readonly CartMessage[];
  /** Text after the first message. */
  readonly more?: string | undefined;
  readonly className?: string | undefined;
}

export const MessageLines = ({ messages, more = '', className }: MessageLinesProps) => (
  <div aria-live="polite" className={className}>
    {messages.map(({ code, type, description }, at) => (
      <ItemNotice key={`${code}-${at}`} type={type}>
        {description} {at === 0 && more}
      </ItemNotice>
    ))}
  </div>
);
