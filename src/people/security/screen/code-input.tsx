// The field of a code: phones offer digits and what came by message; letters of a recovery code can be typed as well.
import { TextInput } from '#ui/kit/text-input';

export function CodeInput() {
  return <TextInput name="code" autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} maxLength={20} required />;
}
