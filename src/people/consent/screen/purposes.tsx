// What is asked for, each with what it means.
import type { ConsentChoice } from '#base/consent/rules';
import { consentWords } from '#people/consent/words';
import { Checkbox } from '#ui/kit/checkbox';
import { ChoiceGroup } from '#ui/kit/choice';
import { useWords } from '#ui/page/shop';
import styles from './choices.module.css';

export function Purposes({ granted }: { readonly granted: ConsentChoice }) {
  const t = useWords(consentWords);
  return (
    <ChoiceGroup legend={t('legend')}>
      <Checkbox checked disabled readOnly label={<Words title={t('necessary')} text={t('necessaryText')} />} />
      {(['analytics', 'advertising'] as const).map((purpose) => (
        <Checkbox
          key={purpose}
          name={purpose}
          defaultChecked={granted[purpose]}
          label={<Words title={t(purpose)} text={t(`${purpose}Text`)} />}
        />
      ))}
    </ChoiceGroup>
  );
}

const Words = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <>
    <b>{title}</b> <span className={styles.text}>{text}</span>
  </>
);
