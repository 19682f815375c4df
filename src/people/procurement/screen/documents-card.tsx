// What was exchanged with the purchasing system lately, and what was refused.
import { formatDate, formatTime } from '#base/locale/rules';
import { ownValue } from '#base/lookup/rules';
import type { ConnectionPage } from '#people/procurement/contract';
import { procurementWords } from '#people/procurement/words';
import { Pager } from '#ui/kit/pager';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { SettingsCard } from './parts.tsx';
import styles from './procurement.module.css';

const TOLD = {
  CREDENTIAL_REFUSED: 'tellCREDENTIAL_REFUSED',
  RECIPIENT_DIFFERS: 'tellRECIPIENT_DIFFERS',
  RETURN_ADDRESS: 'tellRETURN_ADDRESS',
  NOBODY_NAMED: 'tellNOBODY_NAMED',
  PERSON_UNKNOWN: 'tellPERSON_UNKNOWN',
  PERSON_DEACTIVATED: 'tellPERSON_DEACTIVATED',
  PERSON_ELSEWHERE: 'tellPERSON_ELSEWHERE',
  DOMAIN_NOT_PROVEN: 'tellDOMAIN_NOT_PROVEN',
  COOKIE_MISSING: 'tellCOOKIE_MISSING',
  RETURN_MISSING: 'tellRETURN_MISSING',
  OPERATION_UNKNOWN: 'tellOPERATION_UNKNOWN',
  ITEMS_MISSING: 'tellITEMS_MISSING',
  TOO_MANY_ITEMS: 'tellTOO_MANY_ITEMS',
} as const;

interface DocumentsCardProps {
  readonly page: ConnectionPage;
  readonly timeZone: string;
}

export function DocumentsCard({ page: { connection, documents, page, pages }, timeZone }: DocumentsCardProps) {
  const t = useWords(procurementWords);
  const paths = usePaths();
  const { copyLocale } = useShop();
  const told = (code: string): string => {
    const word = ownValue(TOLD, code);
    return code === '' ? t('fine') : word === undefined ? code : t(word);
  };
  return (
    <SettingsCard id="documents" title={t('documents')} lead={t('documentsLead')}>
      {documents.length === 0 && <p className={styles.small}>{t('noDocuments')}</p>}
      <ul className={styles.list}>
        {documents.map(({ at, direction, kind, code, detail }) => {
          const when = new Date(at);
          const words = [
            t(direction === 'in' ? 'received' : 'sent'),
            formatDate(when, timeZone, copyLocale),
            formatTime(when, timeZone, copyLocale),
          ];
          return (
            <li key={at + kind + code}>
              <div>
                <b>{kind}</b> <span>{told(code)}</span>
                <p className={styles.small}>{[...words, detail].filter((part) => part !== '').join(' · ')}</p>
              </div>
            </li>
          );
        })}
      </ul>
      {connection.kind === 'cxml' && (
        <TextAction to={paths.purchaseDocuments({ connection: connection.connectionId })}>{t('toOrders')}</TextAction>
      )}
      <Pager
        page={page}
        pages={pages}
        addressOf={(number) => `${paths.procurement(connection.connectionId)}?page=${number}`}
        labels={{ nav: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (n) => t('pageN', { n }) }}
      />
    </SettingsCard>
  );
}
