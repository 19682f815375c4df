// What of the organization's rights somebody does not have, and what they have beyond their role: a form's part.
import { needsAdministrator } from '#people/organizations/rules';
import { organizationsWords } from '#people/organizations/words';
import { useWords } from '#ui/page/shop';
import { RightChoice } from './right-choice.tsx';
import styles from './people.module.css';

interface RightFieldsProps {
  /** Chosen so far. */
  readonly chosen: { readonly granted: readonly string[]; readonly withheld: readonly string[] };
  /** Rights of the organization that may be withheld. */
  readonly withholdable: readonly string[];
  /** Rights that may be granted beyond the role. */
  readonly grantable: readonly string[];
  readonly grantedTitle: string;
  readonly youAdminister: boolean;
}

export function RightFields({ chosen, withholdable, grantable, grantedTitle, youAdminister }: RightFieldsProps) {
  const t = useWords(organizationsWords);
  return (
    <>
      {withholdable.length > 0 && (
        <fieldset className={styles.block}>
          <legend>{t('rightsOfOrganization')}</legend>
          {withholdable.map((code) => (
            <RightChoice key={code} code={code} on="withheld" is={chosen.withheld.includes(code)} />
          ))}
        </fieldset>
      )}
      <fieldset className={styles.block}>
        <legend>{grantedTitle}</legend>
        {grantable.map((code) => (
          <RightChoice
            key={code}
            code={code}
            on="granted"
            is={chosen.granted.includes(code)}
            fixed={needsAdministrator(code) && !youAdminister}
          />
        ))}
      </fieldset>
    </>
  );
}
