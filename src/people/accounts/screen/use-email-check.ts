import { useState, type FocusEvent } from 'react';
import { accountsWords } from '#people/accounts/words';
import { isEmail } from '#people/sessions/rules';
import { useWords } from '#ui/page/shop';

/** Shows 'Invalid email address' when the shopper leaves a field with an invalid address (APP-22). */
export function useEmailCheck(): { readonly error: string | undefined; readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void } {
  const t = useWords(accountsWords);
  const [isWrong, setIsWrong] = useState(false);
  return {
    error: isWrong ? t('EMAIL_INVALID') : undefined,
    onBlur: ({ target }) => setIsWrong(target.value !== '' && !isEmail(target.value.trim())),
  };
}
