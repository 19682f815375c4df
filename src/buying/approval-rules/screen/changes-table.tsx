// Who changed what, as sentences with the names of then.
import type { ChangeView } from '#buying/approval-rules/contract';
import { approvalRulesWords } from '#buying/approval-rules/words';
import { formatDate, formatTime } from '#base/locale/rules';
import { Table } from '#ui/kit/table';
import { useShop, useWords } from '#ui/page/shop';
import { ruleSpeech, scopeWords, sentenceOf, type RuleSpeech } from './rule-sentence.tsx';
import { settingsWords } from './settings-words.ts';
import styles from './rules.module.css';

export function ChangesTable({ changes }: { readonly changes: readonly ChangeView[] }) {
  const t = useWords(approvalRulesWords);
  const { copyLocale, site } = useShop();
  return (
    <Table
      caption={t('changes')}
      rows={changes}
      keyOf={({ version }) => String(version)}
      columns={[
        {
          id: 'when',
          label: t('changeWhen'),
          cell: ({ at }) => (
            <time dateTime={at}>
              {formatDate(new Date(at), site.timeZone, copyLocale)}
              <span className={styles.below}>{formatTime(new Date(at), site.timeZone, copyLocale)}</span>
            </time>
          ),
        },
        { id: 'who', label: t('changeWho'), cell: ({ actorName }) => actorName },
        {
          id: 'what',
          label: t('changeWhat'),
          full: true,
          cell: (change) => (
            <>
              {changeWords(change, ruleSpeech(copyLocale, site.currency, change.names))}
              <span className={styles.below}>{t('version', { n: change.version })}</span>
            </>
          ),
        },
      ]}
    />
  );
}

export function changeWords({ kind, rule, settings, about, cents }: ChangeView, speech: RuleSpeech): string {
  const { t, money } = speech;
  if (kind === 'limit') return cents === null ? t('changelimitGone', { about }) : t('changelimit', { about, amount: money(cents) });
  if (kind === 'settings') return t('changesettings', { settings: settings === null ? '' : settingsWords(settings, speech) });
  const words =
    rule === null ? t('unreadableRule') : [t('sentenceText', { ...sentenceOf(rule, speech) }), ...scopeWords(rule, speech)].join(' ');
  return t(`change${kind}`, { rule: words });
}
