// What is wrong or new about one line, in sentences under its name; read out when it comes.
import type { CartMessage } from '#buying/cart/contract';
import { ItemSaid } from '#buying/cart/screen';

interface MessageLinesProps {
  readonly messages: readonly CartMessage[];
  /** Follows the first of them. */
  readonly more?: string | undefined;
  readonly className?: string | undefined;
}

export const MessageLines = ({ messages, more = '', className }: MessageLinesProps) => (
  <div aria-live="polite" className={className}>
    {messages.map(({ code, type, description }, at) => (
      <ItemSaid key={`${code}-${at}`} type={type}>
        {description} {at === 0 && more}
      </ItemSaid>
    ))}
  </div>
);
