import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

export type EmailInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'code'>;

/** As long as an address of mail can be. */
const LONGEST = 254;

/** A field for an e-mail address: no capitals, no spelling marks, the keyboard with @. `autoComplete` is `email` unless it names an account. */
export const EmailInput = (input: EmailInputProps) => (
  <TextInput
    name="email"
    autoComplete="email"
    maxLength={LONGEST}
    {...input}
    type="email"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
  />
);
