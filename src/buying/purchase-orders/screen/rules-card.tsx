// What the organization asks of purchase order numbers, in sentences.
import type { RulesView } from '#buying/purchase-orders/contract';
import { purchaseOrdersWords } from '#buying/purchase-orders/words';
import { Card } from '#ui/kit/card';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './purchase-orders.module.css';

export function RulesCard({ rules, manages }: { readonly rules: RulesView; readonly manages: boolean }) {
  const t = useWords(purchaseOrdersWords);
  const paths = usePaths();
  const { required, typed, release, explanation, example } = rules;
  return (
    <Card aria-labelledby="rules" className={styles.card}>
      <h2 id="rules">{t('rulesTitle')}</h2>
      <ul className={styles.sentences}>
        <li>{t(required ? 'ruleRequired' : 'ruleOptional')}</li>
        <li>{t(typed ? 'ruleTyped' : 'ruleOpenOnly')}</li>
        {typed && explanation !== '' && <li>{t('ruleFormat', { explanation, example })}</li>}
        {release && <li>{t('ruleRelease')}</li>}
      </ul>
      {manages && <LinkButton to={paths.purchaseOrderRules()}>{t('rulesChange')}</LinkButton>}
    </Card>
  );
}
