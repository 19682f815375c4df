// Errors of address fields: from the server, and of fields left since (APP-22).
import { useState, type RefObject } from 'react';
import { ADDRESS_LIMITS, readAddress, type AddressField } from '#people/addresses/rules';
import { addressesWords } from '#people/addresses/words';
import { useShop, useWords } from '#ui/page/shop';
import { useAfterPress } from '#ui/page/use-after-press';
import { typedAddress } from './typed-address.ts';

type Errors = Readonly<Partial<Record<AddressField, string>>>;

export interface Judged {
  readonly shown: Errors;
  judge(field: AddressField): void;
}

/** `inside`: an element in the form; `prefix`: of each field's name; `sent`: the server's errors by field. */
export function useFieldProblems(inside: RefObject<Element | null>, prefix: string, sent: Errors): Judged {
  const t = useWords(addressesWords);
  const { site } = useShop();
  const afterPress = useAfterPress();
  const [found, setFound] = useState<Errors>({});
  const shown = { ...sent, ...found };
  return {
    shown,
    judge(field) {
      const form = inside.current?.closest('form') ?? null;
      if (form === null) return;
      const typed = typedAddress(new FormData(form), prefix);
      // An empty field is no error before the form is posted.
      if (typed[field] === '' && shown[field] === undefined) return;
      const read = readAddress(typed, site.country);
      const problem = read.ok ? undefined : read.problem.find((one) => one.field === field);
      const words = problem && t(problem.code, { limit: ADDRESS_LIMITS[field] });
      afterPress(() => setFound((before) => ({ ...before, [field]: words })));
    },
  };
}
