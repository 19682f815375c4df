// §8's text for something that did not load, with a retry button.
import { TextAction } from '#ui/kit/text-action';
import { Message } from '#ui/kit/message';
import { Trans } from '#ui/page/trans';

export interface RetryLineProps {
  readonly onAgain: () => void;
  readonly className?: string | undefined;
}

export function RetryLine({ onAgain, className }: RetryLineProps) {
  return (
    <Message tone="bad" live className={className}>
      <Trans id="payment.frameTimeout" components={{ 0: <TextAction onClick={onAgain} /> }} />
    </Message>
  );
}
