// The form for made-to-order goods: a field for each line, choices of color and typeface, a picture, and the proof (CAT-8). The caller passes the
// add-to-cart form, which these fields join by its id.
import { useId, type ReactNode } from 'react';
import type { CustomSpec } from '#goods/customization/rules';
import { customizationWords } from '#goods/customization/words';
import { formatNumber } from '#base/locale/rules';
import { Choice } from '#ui/kit/choice';
import { Field } from '#ui/kit/field';
import { useShop, useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import { ArtworkField } from './artwork-field.tsx';
import { CUSTOMIZATION_FIELDS } from './customization-fields.ts';
import { Proof } from './proof.tsx';
import type { DesignState } from './use-design.ts';
import styles from './customization.module.css';

export interface CustomizationFormProps extends DesignState {
  readonly custom: CustomSpec;
  /** Renders the add-to-cart form with the given id. */
  readonly addToCart: (formId: string) => ReactNode;
}

export function CustomizationForm({ custom, addToCart, design, change }: CustomizationFormProps) {
  const t = useWords(customizationWords);
  const { copyLocale } = useShop();
  const form = useId();
  const write = (at: number, text: string): void => change({ lines: design.lines.map((line, place) => (place === at ? text : line)) });
  return (
    <div className={styles.form}>
      <p>{t(custom.artwork ? 'textOrPicture' : 'textOnly', { lines: custom.lines })}</p>
      <Proof design={design} surface={custom.surface} />
      {design.lines.map((line, at) => (
        <Field
          key={at}
          label={t('line', { n: at + 1 })}
          hint={at === 0 ? t('letters', { n: formatNumber(custom.lineLength, copyLocale) }) : undefined}
        >
          <TextInput
            form={form}
            name={CUSTOMIZATION_FIELDS.line}
            value={line}
            maxLength={custom.lineLength}
            required={at === 0 && !custom.artwork}
            autoComplete="off"
            onChange={({ target }) => write(at, target.value)}
          />
        </Field>
      ))}
      <Looks
        legend={t('textColor')}
        name={CUSTOMIZATION_FIELDS.color}
        form={form}
        offered={custom.colors}
        chosen={design.color}
        label={(color) => t(`color.${color}`)}
        onChoose={(color) => change({ color })}
      />
      <Looks
        legend={t('typeface')}
        name={CUSTOMIZATION_FIELDS.typeface}
        form={form}
        offered={custom.typefaces}
        chosen={design.typeface}
        label={(typeface) => t(`typeface.${typeface}`)}
        onChoose={(typeface) => change({ typeface })}
      />
      {custom.artwork && <ArtworkField form={form} artwork={design.artwork} onChange={(artwork) => change({ artwork })} />}
      {addToCart(form)}
    </div>
  );
}

interface LooksProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly form: string;
  readonly offered: readonly T[];
  readonly chosen: T | null;
  readonly label: (one: T) => string;
  readonly onChoose: (one: T) => void;
}

/** Nothing with fewer than two options. */
function Looks<T extends string>({ legend, name, form, offered, chosen, label, onChoose }: LooksProps<T>) {
  if (offered.length < 2) return null;
  return (
    <fieldset className={styles.looks}>
      <legend>{legend}</legend>
      {offered.map((one) => (
        <Choice
          key={one}
          variant="chip"
          form={form}
          name={name}
          value={one}
          checked={one === chosen}
          onChange={() => onChoose(one)}
          title={label(one)}
        />
      ))}
    </fieldset>
  );
}
