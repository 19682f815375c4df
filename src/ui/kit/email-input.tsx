import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

export type EmailInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'code'>;

/** Longest e-mail address. */
const LONGEST = 254;

/** An e-mail field: no auto-capitals or spell check, keyboard with @. `autoComplete` is `email` unless it is an account name. */
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
