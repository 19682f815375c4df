// What the page of an organization only shows.
import { organizationsWords } from '#people/organizations/words';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './organization-facts.module.css';

interface OrganizationFactsProps {
  readonly details: {
    readonly administrators: readonly string[];
    readonly taxExempt: boolean;
    readonly customerNumber: string;
  };
}

export function OrganizationFacts({ details: { administrators, taxExempt, customerNumber } }: OrganizationFactsProps) {
  const t = useWords(organizationsWords);
  const paths = usePaths();
  return (
    <>
      <h2 id="organization-facts">{t('onRecord')}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('administrators')}</dt>
          <dd>
            <ul>
              {administrators.map((name, at) => (
                // Two people may have the same name.
                <li key={`${name} ${at}`}>{name}</li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt>{t('taxes')}</dt>
          <dd>
            {t(taxExempt ? 'taxExempt' : 'taxed')} <TextAction to={paths.taxExemptions()}>{t('seeExemptions')}</TextAction>
          </dd>
        </div>
        <div>
          <dt>{t('customerNumber')}</dt>
          <dd>{customerNumber}</dd>
        </div>
      </dl>
      <TextAction to={paths.peopleHistory()}>{t('seeHistory')}</TextAction>
    </>
  );
}
