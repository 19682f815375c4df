// Why the shopper is at this step again: the order could not be placed without it.
import { useSearchParams } from 'react-router';
import { checkoutWords } from '#buying/checkout/words';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';

/** After a press on an old review, whose payment another tab has used up or whose cart now needs an address. */
export function UnfinishedStep() {
  const t = useWords(checkoutWords);
  const [query] = useSearchParams();
  if (!query.has('unfinished')) return null;
  return (
    <Message tone="warn" live>
      {t('stepUnfinished')}
    </Message>
  );
}
