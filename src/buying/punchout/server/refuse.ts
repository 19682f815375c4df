// What is said to who calls something that is closed while they shop for a purchasing system.
import { sayer } from '#base/locale/words';
import { refuse } from '#base/outcome/rules';
import { punchoutWords } from '#buying/punchout/words';
import type { RefusePunchout } from '#platform/punchout-gate';

export const refusePunchout: RefusePunchout = ({ copyLocale }, punchout) => {
  const t = sayer(punchoutWords, copyLocale);
  if (punchout === null || punchout.isOver) return refuse(403, 'PUNCHOUT_OVER', t('PUNCHOUT_OVER'));
  const { system, operation } = punchout;
  const code = operation === 'inspect' ? 'PUNCHOUT_VIEW_ONLY' : 'PUNCHOUT_CLOSED';
  return refuse(403, code, t(code, { system }));
};
