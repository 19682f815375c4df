// What happens to an order that nobody answers, in sentences.
import type { SettingsView } from '#buying/approval-rules/contract';
import type { RuleSpeech } from './rule-sentence.tsx';

export function settingsWords(settings: SettingsView, { t, nameOf }: RuleSpeech): string {
  const { remindAfterHours, escalateAfterHours, escalateTo, expireAfterHours, mayApproveOwn } = settings;
  // From two days on, whole days are easier to grasp.
  const time = (hours: number): string => (hours >= 48 && hours % 24 === 0 ? t('inDays', { n: hours / 24 }) : t('inHours', { n: hours }));
  const who = escalateTo === null ? t('whoadministrators') : nameOf(escalateTo);
  return [
    remindAfterHours === null ? t('noRemindText') : t('remindText', { time: time(remindAfterHours) }),
    escalateAfterHours === null ? t('noEscalateText') : t('escalateText', { time: time(escalateAfterHours), who }),
    t('expireText', { time: time(expireAfterHours) }),
    ...(mayApproveOwn ? [t('ownAllowed')] : []),
  ].join(' ');
}
