// The organization's details as a representative reads them: what an administrator would change stands here as text (decision 0410).
import { addressLines, type AddressForm } from '#people/addresses/rules';
import { organizationsWords } from '#people/organizations/words';
import { Card } from '#ui/kit/card';
import { useWords } from '#ui/page/shop';
import type { AddressRulesView } from './address-rules-card.tsx';
import { OrganizationFacts } from './organization-facts.tsx';
import facts from './organization-facts.module.css';
import styles from './people.module.css';

interface OrganizationShownProps {
  readonly details: {
    readonly name: string;
    readonly legalName: string;
    readonly administrators: readonly string[];
    readonly taxExempt: boolean;
    readonly customerNumber: string;
    readonly joining: { readonly isAllowed: boolean };
  };
  readonly rules: AddressRulesView;
  readonly phone: string;
}

export function OrganizationShown({ details, rules, phone }: OrganizationShownProps) {
  const t = useWords(organizationsWords);
  const { name, legalName, joining } = details;
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [t('organizationName'), [name]],
    [t('legalName'), [legalName]],
    [t('phone'), [phone]],
    [
      t('addressRules'),
      [t(rules.ownShipping ? 'ownShipping' : 'ownShippingClosed'), t(rules.ownBilling ? 'ownBilling' : 'ownBillingClosed')],
    ],
    [t('billingAddress'), rules.billing === null ? [] : placeOf(rules.billing)],
    [t('joining'), [t(joining.isAllowed ? 'joiningAllow' : 'joiningClosed')]],
  ];
  return (
    <>
      <dl className={facts.facts}>
        {rows
          .filter(([, lines]) => lines.join('') !== '')
          .map(([label, lines]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <ul>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
      </dl>
      <div className={styles.cards}>
        <Card aria-labelledby="organization-facts">
          <OrganizationFacts details={details} />
        </Card>
      </div>
    </>
  );
}

const placeOf = (billing: AddressForm): readonly string[] => [billing.fullName, ...addressLines(billing)];
