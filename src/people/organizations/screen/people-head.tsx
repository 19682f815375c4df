// What the page of people is, what everybody may do, and the ways on.
import { organizationsWords, rightWords } from '#people/organizations/words';
import { LinkButton } from '#ui/kit/link-button';
import { PageHead } from '#ui/kit/page-head';
import { usePaths, useWords } from '#ui/page/shop';
import { rightNames } from './right-names.ts';
import styles from './people.module.css';

interface PeopleHeadProps {
  readonly organization: string;
  /** The organization's rights that can be withheld from somebody. */
  readonly withholdable: readonly string[];
  readonly mayChange: boolean;
}

export function PeopleHead({ organization, withholdable, mayChange }: PeopleHeadProps) {
  const [t, right] = [useWords(organizationsWords), useWords(rightWords)];
  const paths = usePaths();
  const rights = rightNames(withholdable).map((code) => right(`right${code}`));
  return (
    <>
      <PageHead title={t('people')} lead={t('peopleLead', { organization })}>
        <LinkButton to={paths.peopleHistory()}>{t('history')}</LinkButton>
        <LinkButton to={paths.peopleFile()} download>
          {t('export')}
        </LinkButton>
        {mayChange && (
          <LinkButton to={paths.invitePeople()} variant="primary">
            {t('invitePeople')}
          </LinkButton>
        )}
      </PageHead>
      {rights.length > 0 && <p className={styles.everybody}>{t('rightsOfAll', { rights: rights.join(', ') })}</p>}
    </>
  );
}
