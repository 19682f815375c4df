// One right of a person: as the organization has it or withheld; granted or not.
import { GRANTABLE, WITHHOLDABLE } from '#people/organizations/rules';
import { organizationsWords, rightWords } from '#people/organizations/words';
import { Checkbox } from '#ui/kit/checkbox';
import { useWords } from '#ui/page/shop';
import styles from './people.module.css';

interface RightChoiceProps {
  readonly code: string;
  /** The choice that differs from the organization. */
  readonly on: 'granted' | 'withheld';
  readonly is: boolean;
  /** The caller may not change it: it is shown, and sent as it is. */
  readonly fixed?: boolean;
}

export function RightChoice({ code, on, is, fixed = false }: RightChoiceProps) {
  const [t, right] = [useWords(organizationsWords), useWords(rightWords)];
  const known = [...WITHHOLDABLE, ...GRANTABLE].find((one) => one === code);
  if (known === undefined || (fixed && !is)) return null;
  const field = { name: `right.${code}`, radio: true } as const;
  return (
    <div role="group" aria-label={right(`right${known}`)} className={styles.right}>
      <div>
        <b>{right(`right${known}`)}</b>
        <span className={styles.small}>{right(`hint${known}`)}</span>
      </div>
      {fixed && is && (
        <div>
          <input type="hidden" name={field.name} value={on} />
          {t(on)}
        </div>
      )}
      {!fixed && (
        <div className={styles.choice}>
          <Checkbox {...field} value="no" defaultChecked={!is} label={t(on === 'granted' ? 'notGranted' : 'asOrganization')} />
          <Checkbox {...field} value={on} defaultChecked={is} label={t(on)} />
        </div>
      )}
    </div>
  );
}
