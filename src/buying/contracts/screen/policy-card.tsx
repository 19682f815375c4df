// What happens to items off contract: the organization chooses, unless a contract fixes it (H_SAM).
import { Form, useNavigation } from 'react-router';
import { contractsWords } from '#buying/contracts/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Choice, ChoiceGroup } from '#ui/kit/choice';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import styles from './contracts.module.css';

type Policy = 'allow' | 'warn' | 'approval' | 'block';
const POLICIES: readonly Policy[] = ['allow', 'warn', 'approval', 'block'];

interface PolicyCardProps {
  readonly policy: { readonly own: Policy; readonly holds: Policy; readonly fixedBy: string };
  readonly manages: boolean;
  /** Something is agreed, so that an item can be off contract. */
  readonly hasPrices: boolean;
}

export function PolicyCard({ policy: { own, holds, fixedBy }, manages, hasPrices }: PolicyCardProps) {
  const t = useWords(contractsWords);
  return (
    <Card aria-labelledby="off-contract" className={styles.card}>
      <h2 id="off-contract">{t('policyTitle')}</h2>
      <p className={styles.lead}>{t('policyLead')}</p>
      {fixedBy !== '' ? (
        <Message>{t('policyFixed', { contract: fixedBy, policy: t(`policy${holds}`) })}</Message>
      ) : manages ? (
        <PolicyForm own={own} waits={!hasPrices && own !== 'allow'} />
      ) : (
        <p>{t('policyRead', { policy: t(`policy${own}`) })}</p>
      )}
    </Card>
  );
}

function PolicyForm({ own, waits }: { readonly own: Policy; readonly waits: boolean }) {
  const t = useWords(contractsWords);
  const busy = useNavigation().state === 'submitting';
  return (
    <Form method="post" preventScrollReset className={styles.form}>
      <ChoiceGroup legend={t('policyTitle')} bare>
        {POLICIES.map((policy) => (
          <Choice key={policy} name="policy" value={policy} defaultChecked={policy === own} title={t(`policy${policy}`)}>
            {t(`policy${policy}Text`)}
          </Choice>
        ))}
      </ChoiceGroup>
      {waits && <Message>{t('policyWaits')}</Message>}
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </Form>
  );
}
