// What a change of a person's role and rights changed, a line each, below its sentence in the history (USR-9).
import { rightsChange, type RightsState } from '#people/organizations/rules';
import { organizationHistoryWords, organizationsWords, rightWords } from '#people/organizations/words';
import { useShop, useWords } from '#ui/page/shop';
import { rightNames } from './right-names.ts';
import styles from './people.module.css';

interface WhatChangedProps {
  readonly before: RightsState;
  /** Null when the stored role no longer exists. */
  readonly after: RightsState | null;
}

export function WhatChanged({ before, after }: WhatChangedProps) {
  const [t, told, right] = [useWords(organizationsWords), useWords(organizationHistoryWords), useWords(rightWords)];
  const { copyLocale } = useShop();
  if (after === null) return null;
  const list = new Intl.ListFormat(copyLocale, { type: 'unit' });
  const { role, ...change } = rightsChange(before, after);
  const lines = (['granted', 'ended', 'withheld', 'givenBack'] as const).map((what) => ({ what, names: rightNames(change[what]) }));
  return (
    <>
      {role !== null && (
        <span className={styles.small}>{told('changedRole', { from: t(`role${role.from}`), to: t(`role${role.to}`) })}</span>
      )}
      {lines.map(
        ({ what, names }) =>
          names.length > 0 && (
            <span key={what} className={styles.small}>
              {told(`changed${what}`, { rights: list.format(names.map((code) => right(`right${code}`))) })}
            </span>
          ),
      )}
    </>
  );
}

/** For changes from before the history stored the earlier rights: the rights that the person had afterwards. */
export function RightsAfter({ granted, withheld }: Pick<RightsState, 'granted' | 'withheld'>) {
  const [told, right] = [useWords(organizationHistoryWords), useWords(rightWords)];
  const { copyLocale } = useShop();
  const list = new Intl.ListFormat(copyLocale, { type: 'unit' });
  const named = (codes: readonly string[]): string => list.format(rightNames(codes).map((code) => right(`right${code}`)));
  return (
    <>
      {granted.length > 0 && <span className={styles.small}>{told('rightsGranted', { rights: named(granted) })}</span>}
      {withheld.length > 0 && <span className={styles.small}>{told('rightsWithheld', { rights: named(withheld) })}</span>}
    </>
  );
}
