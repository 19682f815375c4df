// What happens when the price rises, or when there is not enough.
import { Choice, ChoiceGroup } from '#ui/kit/choice';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { PRICE_LIMITS } from '#buying/restock/rules';
import type { PartProps } from './restock-form.tsx';
import { useRestockText } from './use-restock-text.ts';

export function LimitFields({ values }: PartProps) {
  const { t } = useRestockText();
  return (
    <>
      <Field id="priceLimit" label={t('ifPriceRises')} hint={t('askText')}>
        <Select
          name="priceLimit"
          defaultValue={values.priceLimit}
          options={[
            ...PRICE_LIMITS.map((percent) => ({
              value: String(percent),
              label: percent === 0 ? t('askAlways') : t('askAt', { percent }),
            })),
            { value: 'any', label: t('sendAnyway') },
          ]}
        />
      </Field>
      <ChoiceGroup legend={t('ifShort')} layout="row">
        <Choice name="whenShort" value="partial" defaultChecked={values.whenShort !== 'wait'} title={t('sendPart')} />
        <Choice name="whenShort" value="wait" defaultChecked={values.whenShort === 'wait'} title={t('waitAll')} />
      </ChoiceGroup>
    </>
  );
}
