// Validates the changeable parts of a card: name, billing address, uses.
import { ADDRESS_LIMITS, readAddress, type AddressForm, type PostalAddress } from '#people/addresses/rules';
import { filledFromZip } from '#people/addresses/server';
import { addressesWords } from '#people/addresses/words';
import { sayer } from '#base/locale/words';
import type { Refusal } from '#base/outcome/rules';
import { cardNickname, holdsCardNumber } from '#buying/payment/rules';
import { refuseCardNumber } from '#buying/payment/server';
import type { Visit } from '#platform/visit';
import type { SaveCardReply as Answer } from '#buying/saved-cards/contract';
import type { CardUse } from '#buying/saved-cards/rules';
import type { Profile } from '#base/shopper/rules';
import { refuseCard } from './card-owner.ts';

export interface AskedOfCard {
  readonly userNotes?: string;
  readonly defaultPayment?: true;
  readonly membershipPayment?: true;
  readonly contactInformation?: { readonly billingAddress: AddressForm | null };
}

export interface ReadChange {
  readonly nickname: string | undefined;
  readonly billTo: PostalAddress | undefined;
  readonly marks: readonly CardUse[];
}

type Errors = Answer['errors'];

export function readChange(visit: Visit, owner: Profile, asked: AskedOfCard): ReadChange | Refusal | { readonly errors: Errors } {
  // Only the card form accepts a card number, so every field is checked (T10).
  if (holdsCardNumber(asked)) return refuseCardNumber(visit);
  if (asked.membershipPayment === true && owner.membershipProgram === 'NON_MEMBER') return refuseCard(visit, 'MEMBERSHIP_NEEDED');
  const typed = asked.contactInformation?.billingAddress ?? null;
  const read = typed === null ? undefined : readAddress(filledFromZip(typed, visit.site.country), visit.site.country);
  if (read?.ok === false) {
    const say = sayer(addressesWords, visit.copyLocale);
    return {
      errors: read.problem.map(({ field, code }) => ({
        field: `billing.${field}`,
        code,
        message: say(code, { limit: ADDRESS_LIMITS[field] }),
      })),
    };
  }
  const marks: CardUse[] = [
    ...(asked.defaultPayment === true ? (['default'] as const) : []),
    ...(asked.membershipPayment === true ? (['membership'] as const) : []),
  ];
  return { nickname: asked.userNotes === undefined ? undefined : cardNickname(asked.userNotes), billTo: read?.value, marks };
}
