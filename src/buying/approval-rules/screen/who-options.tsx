// Whom a step of a rule can ask: people, those with a right, and the approvers of a group.
import type { Choices } from '#buying/approval-rules/contract';
import { approvalRulesWords } from '#buying/approval-rules/words';
import { useWords } from '#ui/page/shop';

const ROLES = ['H_AO', 'H_AL', 'H_AG', 'buyersGroup', 'budgetOwner', 'administrators'] as const;

export function WhoOptions({ choices: { approvers, groups }, who }: { readonly choices: Choices; readonly who: string }) {
  const t = useWords(approvalRulesWords);
  const known = [...ROLES, ...approvers.map(({ id }) => `person:${id}`), ...groups.map(({ id }) => `group:${id}`)];
  return (
    <>
      <option value="">{t('choose')}</option>
      {/* Somebody who left stays chosen until somebody else is. */}
      {who !== '' && !known.includes(who) && <option value={who}>{t('someone')}</option>}
      {approvers.map(({ id, name }) => (
        <option key={id} value={`person:${id}`}>
          {name}
        </option>
      ))}
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {t(`who${role}`)}
        </option>
      ))}
      {groups.map(({ id, name }) => (
        <option key={id} value={`group:${id}`}>
          {t('whogroup', { group: name })}
        </option>
      ))}
    </>
  );
}
