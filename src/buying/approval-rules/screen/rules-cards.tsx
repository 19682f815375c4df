// The sheets of the rules page: rules, what happens without an answer, and the latest changes.
import type { approvalRulesContract, ChangeView, SettingsView } from '#buying/approval-rules/contract';
import { Card } from '#ui/kit/card';
import { EmptyState } from '#ui/kit/empty-state';
import { PlusIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { TextAction } from '#ui/kit/text-action';
import type { ReplyOf } from '#ui/page/page-visit';
import { usePaths } from '#ui/page/shop';
import { ChangesTable } from './changes-table.tsx';
import { RuleList } from './rule-list.tsx';
import type { RuleSpeech } from './rule-sentence.tsx';
import { settingsWords } from './settings-words.ts';
import styles from './rules.module.css';

interface RulesCardProps {
  readonly page: ReplyOf<(typeof approvalRulesContract)['GET /api/organization/approval-rules']>;
  readonly speech: RuleSpeech;
}

export function RulesCard({ page, speech }: RulesCardProps) {
  const { t } = speech;
  const paths = usePaths();
  const { rules, limits, withoutLimit, mayWrite, settings } = page;
  if (rules.length === 0)
    return (
      <Card>
        <EmptyState title={t('empty')} actions={mayWrite && <StartLinks mayAdminister={page.mayAdminister} speech={speech} />}>
          {t('emptyText')}
        </EmptyState>
      </Card>
    );
  return (
    <Card aria-labelledby="rules">
      <div className={styles.head}>
        <h2 id="rules">{t('rules')}</h2>
        {mayWrite && (
          <LinkButton to={paths.approvalRule('new')} size="small">
            <PlusIcon />
            {t('add')}
          </LinkButton>
        )}
      </div>
      <RuleList rules={rules} limits={limits} withoutLimit={withoutLimit} speech={speech} />
      <p className={styles.small}>{t(settings.mayApproveOwn ? 'hintOwn' : 'hint')}</p>
    </Card>
  );
}

function StartLinks({ mayAdminister, speech: { t } }: { readonly mayAdminister: boolean; readonly speech: RuleSpeech }) {
  const paths = usePaths();
  return (
    <>
      {mayAdminister && (
        <LinkButton to={paths.approvalRule('new', { start: 'amount' })} variant="primary">
          {t('startSuggestion')}
        </LinkButton>
      )}
      <LinkButton to={paths.approvalRule('new')}>{t('add')}</LinkButton>
    </>
  );
}

interface SettingsCardProps {
  readonly settings: SettingsView;
  readonly mayChange: boolean;
  readonly speech: RuleSpeech;
}

export function SettingsCard({ settings, mayChange, speech }: SettingsCardProps) {
  const { t } = speech;
  const paths = usePaths();
  return (
    <Card aria-labelledby="settings">
      <div className={styles.head}>
        <h2 id="settings">{t('settings')}</h2>
        {mayChange && (
          <TextAction to={paths.approvalSettings()} about={t('settings')}>
            {t('changeSettings')}
          </TextAction>
        )}
      </div>
      <p>{settingsWords(settings, speech)}</p>
    </Card>
  );
}

export function ChangesCard({ changes, speech: { t } }: { readonly changes: readonly ChangeView[]; readonly speech: RuleSpeech }) {
  const paths = usePaths();
  return (
    <Card aria-labelledby="changes">
      <div className={styles.head}>
        <h2 id="changes">{t('changes')}</h2>
        {changes.length > 0 && <TextAction to={paths.approvalChanges()}>{t('allChanges')}</TextAction>}
      </div>
      {changes.length === 0 ? <p className={styles.lead}>{t('noChanges')}</p> : <ChangesTable changes={changes} />}
    </Card>
  );
}
