// What goods made to order carry: a field for each line, color and typeface where there is a choice, a picture, the proof, and the way to the cart.
// A form of the cart page without JavaScript; the server judges the words and makes their code (CAT-8).
import { useId } from 'react';
import { MAX_DRAWER_QUANTITY } from '#buying/cart/rules';
import { AddToCartForm, CART_FIELDS } from '#buying/cart/screen';
import { catalogWords } from '#goods/catalog/words';
import { productDrawersWords } from '#goods/product-drawers/words';
import { formatNumber } from '#base/locale/rules';
import { Choice } from '#ui/kit/choice';
import { Field } from '#ui/kit/field';
import { useShop, useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import { OwnPicture } from './own-picture.tsx';
import { Proof } from './proof.tsx';
import type { Custom, DesignState } from './use-design.ts';
import styles from './customize.module.css';

export interface CustomProduct {
  readonly itemId: string;
  readonly title: string;
  readonly increment: number;
  readonly quantityLimit: number;
  readonly custom: Custom;
}

export interface CustomizeFormProps extends DesignState {
  readonly product: CustomProduct;
}

export function CustomizeForm({ product: { itemId, title, increment, quantityLimit, custom }, design, change }: CustomizeFormProps) {
  const t = useWords(catalogWords);
  const own = useWords(productDrawersWords);
  const { copyLocale } = useShop();
  const form = useId();
  const write = (at: number, text: string): void => change({ lines: design.lines.map((line, place) => (place === at ? text : line)) });
  return (
    <div className={styles.form}>
      <p>{own(custom.artwork ? 'customizeTextOrPicture' : 'customizeText', { lines: custom.lines })}</p>
      <Proof design={design} />
      {design.lines.map((line, at) => (
        <Field
          key={at}
          label={own('customizeLine', { n: at + 1 })}
          hint={at === 0 ? own('customizeLetters', { n: formatNumber(custom.lineLength, copyLocale) }) : undefined}
        >
          <TextInput
            form={form}
            name={CART_FIELDS.customLine}
            value={line}
            maxLength={custom.lineLength}
            required={at === 0 && !custom.artwork}
            autoComplete="off"
            onChange={({ target }) => write(at, target.value)}
          />
        </Field>
      ))}
      <Looks
        legend={own('customizeColor')}
        name={CART_FIELDS.customColor}
        form={form}
        offered={custom.colors}
        chosen={design.color}
        label={(color) => own(`color.${color}`)}
        onChoose={(color) => change({ color })}
      />
      <Looks
        legend={own('customizeTypeface')}
        name={CART_FIELDS.customTypeface}
        form={form}
        offered={custom.typefaces}
        chosen={design.typeface}
        label={(typeface) => own(`typeface.${typeface}`)}
        onChoose={(typeface) => change({ typeface })}
      />
      {custom.artwork && <OwnPicture form={form} artwork={design.artwork} onChange={(artwork) => change({ artwork })} />}
      <AddToCartForm
        id={form}
        itemId={itemId}
        label={t('addToCart')}
        step={increment}
        quantity={{
          label: t('quantityOf', { title }),
          lessLabel: t('quantityLess', { title }),
          moreLabel: t('quantityMore', { title }),
          max: Math.min(quantityLimit, MAX_DRAWER_QUANTITY),
        }}
        variant="primary"
      />
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

/** Nothing where there is nothing to choose between. */
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
