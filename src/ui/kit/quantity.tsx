// Quantity: − field +. A plain number field before hydration, a stepper after.
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { classNames } from './class-names.ts';
import { useField } from './field.tsx';
import { MinusIcon, PlusIcon } from './icons.tsx';
import { settledQuantity, steppedQuantity } from './quantity-draft.ts';
import styles from './quantity.module.css';

export type QuantityProps = {
  readonly value: number;
  /** Called with the final number: after − or +, on Enter, and when the field loses focus. Not for each key. */
  readonly onChange?: ((value: number) => void) | undefined;
  /** Accessible name with the product: "Quantity – Glide gel pens". */
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly name?: string | undefined;
  /** Before hydration − and + submit the form with this name and the value `-1` or `1` (times the step). */
  readonly stepName?: string | undefined;
  /** Minimum; default 1. */
  readonly min?: number | undefined;
  /** Maximum; default 9,999. */
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  /** Longest text; default: the digits of `max`. */
  readonly maxLength?: number | undefined;
  readonly size?: 'small' | undefined;
  readonly off?: boolean | undefined;
  readonly className?: string | undefined;
};

export function Quantity(props: QuantityProps) {
  const { value, onChange, label, lessLabel, moreLabel, name, stepName, size, off = false, className } = props;
  const { min = 1, max = 9999, step = 1 } = props;
  const bounds = { min, max, step };
  const wiring = useField({});
  const { text, setText, settle } = useTypedText(value, onChange);
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (event.key === 'Enter') settle(settledQuantity(text, bounds));
    if (direction === 0) return;
    event.preventDefault();
    const next = steppedQuantity(text, direction, bounds);
    if (next !== undefined) settle(next);
  };
  const button = (direction: 1 | -1) => (
    <StepButton
      direction={direction}
      label={direction === 1 ? moreLabel : lessLabel}
      name={stepName}
      step={direction * step}
      next={off ? undefined : steppedQuantity(text, direction, bounds)}
      onStep={settle}
    />
  );
  return (
    <span className={classNames(styles.quantity, size && styles.small, className)}>
      {button(-1)}
      <input
        {...wiring}
        className={styles.field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        name={name}
        aria-label={label}
        value={text}
        data-min={min}
        data-max={max}
        maxLength={props.maxLength ?? String(max).length}
        readOnly={off}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => settle(settledQuantity(text, bounds))}
        onKeyDown={keys}
      />
      {button(1)}
    </span>
  );
}

/** The typed text, which is not a quantity until it settles. */
function useTypedText(value: number, onChange: QuantityProps['onChange']) {
  const [text, setText] = useState(String(value));
  const [shown, setShown] = useState(value);
  // The quantity has changed from outside, which replaces the typed text.
  if (shown !== value) {
    setShown(value);
    setText(String(value));
  }
  const settle = (next: number) => {
    setText(String(next));
    if (next !== value) onChange?.(next);
  };
  return { text, setText, settle };
}

interface StepButtonProps {
  readonly direction: 1 | -1;
  readonly label: string;
  /** Before hydration the button submits the form with this name and value. */
  readonly name: string | undefined;
  /** How far a press goes; the page's first script reads it while React is not there yet. */
  readonly step: number;
  /** The quantity after the step; undefined at the limit, where the button is disabled. */
  readonly next: number | undefined;
  readonly onStep: (next: number) => void;
}

const StepButton = ({ direction, label, name, step, next, onStep }: StepButtonProps) => (
  <button
    type={name ? 'submit' : 'button'}
    name={name}
    value={name && step}
    data-step={step}
    className={styles.step}
    aria-label={label}
    aria-disabled={next === undefined || undefined}
    onClick={(event) => {
      event.preventDefault();
      if (next !== undefined) onStep(next);
    }}
  >
    {direction === 1 ? <PlusIcon /> : <MinusIcon />}
  </button>
);
