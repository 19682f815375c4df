// Certificates with where, when and whether they count.
import type { ExemptionView } from '#goods/tax-exemptions/contract';
import { taxExemptionsWords } from '#goods/tax-exemptions/words';
import { Link } from '#ui/kit/link';
import { Table } from '#ui/kit/table';
import { usePaths, useWords } from '#ui/page/shop';
import { ExemptionBadge } from './exemption-badge.tsx';
import { useExemptionWords } from './exemption-words.ts';
import styles from './exemptions.module.css';

interface ExemptionsTableProps {
  readonly exemptions: readonly ExemptionView[];
}

export function ExemptionsTable({ exemptions }: ExemptionsTableProps) {
  const t = useWords(taxExemptionsWords);
  const paths = usePaths();
  const words = useExemptionWords();
  return (
    <Table
      caption={t('title')}
      rows={exemptions}
      keyOf={({ exemptionId }) => exemptionId}
      columns={[
        {
          id: 'certificate',
          label: t('certificate'),
          heads: true,
          cell: ({ exemptionId, number, kind }) => (
            <span className={styles.name}>
              <Link to={paths.taxExemption(exemptionId)}>{number}</Link>
              <span className={styles.small}>{t(`kind${kind}`)}</span>
            </span>
          ),
        },
        { id: 'where', label: t('where'), cell: (exemption) => words.where(exemption) },
        { id: 'valid', label: t('valid'), cell: (exemption) => words.valid(exemption) },
        { id: 'status', label: t('status'), cell: (exemption) => <ExemptionBadge exemption={exemption} /> },
      ]}
    />
  );
}
