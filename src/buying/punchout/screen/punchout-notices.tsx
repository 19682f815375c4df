// What a cart says that a purchasing system has opened again: it is only shown, or some of it is not sold any more.
import type { PunchoutNow } from '#buying/punchout/contract';
import { punchoutWords } from '#buying/punchout/words';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';

export function PunchoutNotices({ punchout: { operation, system, missing } }: { readonly punchout: PunchoutNow }) {
  const t = useWords(punchoutWords);
  return (
    <>
      {operation === 'inspect' && <Message>{t('PUNCHOUT_VIEW_ONLY', { system })}</Message>}
      {missing.length > 0 && <Message tone="warn">{t('missing', { names: missing.join('; ') })}</Message>}
    </>
  );
}
