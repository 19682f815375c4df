// How pages look for the shopper.
import type { Display } from '#people/preferences/rules';
import { preferencesWords } from '#people/preferences/words';
import { Checkbox } from '#ui/kit/checkbox';
import { ChoiceGroup } from '#ui/kit/choice';
import { useWords } from '#ui/page/shop';
import styles from './account.module.css';
import { PreferenceForm } from './preference-form.tsx';

export function DisplayCard({ display, isSaved }: { readonly display: Display; readonly isSaved: boolean }) {
  const t = useWords(preferencesWords);
  return (
    <PreferenceForm
      intent="display"
      title={t('display')}
      lead={t('displayText')}
      submit={t('saveDisplay')}
      saved={isSaved ? t('displaySaved') : undefined}
      reloads
    >
      <ChoiceGroup legend={t('displayKinds')}>
        {(['lessMotion', 'largerText', 'underlinedLinks'] as const).map((kind) => (
          <Checkbox
            key={kind}
            name={kind}
            defaultChecked={display[kind]}
            label={
              <>
                {t(kind)} <small className={styles.hint}>{t(`${kind}Hint`)}</small>
              </>
            }
          />
        ))}
      </ChoiceGroup>
    </PreferenceForm>
  );
}
