// The card form's script: formats the number, shows the brand and the error of each field, makes a token with the provider, and posts only
// the token to the declared parent (PAY-4).
import { calendarDate } from '#base/calendar/rules';
import {
  formatExpiry,
  formatSecurityCode,
  readCard,
  readGiftCard,
  spacedCardNumber,
  spacedGiftNumber,
  type CardProblem,
} from '#buying/payment/rules';
import type { FormWords } from '#providers/pay-host/rules';
import './card-frame.css';
import { makeFields, type CardFields, type FieldName } from './card-fields.ts';
import { forgetCard, keepCard, keptCard } from './kept-card.ts';
import { openParentDoor, type Greeting, type ParentDoor } from './parent-messages.ts';
import { tokenise } from './tokenise.ts';

const form = document.querySelector<HTMLFormElement>('#card');
if (form !== null) start(form);

function start(form: HTMLFormElement): void {
  const { parent = '', iframeId = '', tranId = '', keep = 'N', words = '' } = form.dataset;
  const texts = JSON.parse(words) as FormWords; // as the page was written, with every one of them
  const fields = makeFields(form, texts);
  const isGift = form.dataset['form'] === 'gift';
  let busy = false;
  let key: string | undefined;
  const door = openParentDoor(
    { origin: parent, iframeId, tranId },
    {
      onHello(greeting) {
        // Gift cards are added one after the other, and the card of the other form stays as it is.
        if (isGift) return;
        ({ key } = greeting);
        if (greeting.declined) void showAgain(fields, greeting, door);
        else forgetCard();
      },
      onSubmit: () => void use(),
    },
  );

  const use = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    const { number, expiry } = fields.typed();
    const isUsed = await useCard(fields, door, { failed: texts.failed, keepCode: keep === 'Y', isGift });
    if (isUsed && key !== undefined) await keepCard(key, { number, expiry });
    busy = false;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void use();
  });
  watch(fields, door, isGift);
  door.ready();
}

/**
 * The declined card without its security code, which the form asks for; unless the shopper is typing another one already. Who is in an
 * empty field and about to type stays there: what they type replaces what was filled in under their hands.
 */
async function showAgain(fields: CardFields, { key, focus }: Greeting, door: ParentDoor): Promise<void> {
  const card = await keptCard(key);
  const number = fields.value('number');
  if (card === null || !['', card.number].includes(number) || fields.value('securityCode') !== '') return;
  const isAboutToType = number === '' && fields.hasKeyboard();
  fields.fill('number', card.number);
  fields.fill('expiry', card.expiry);
  fields.showBrand();
  fields.showAgain(true);
  if (focus && !isAboutToType) fields.ask('securityCode');
  door.resized();
}

/** Formats and validates while the shopper types: an error appears when the shopper leaves the field, and disappears at once when it is fixed. */
function watch(fields: CardFields, door: ParentDoor, isGift: boolean): void {
  const judge = (name: FieldName): void =>
    fields.show(
      name,
      problemsOf(fields, isGift).find((problem) => problem.field === name),
    );
  fields.format('number', isGift ? spacedGiftNumber : spacedCardNumber);
  fields.format('expiry', formatExpiry);
  fields.format('securityCode', formatSecurityCode);
  fields.onTyped(() => {
    if (!isGift) fields.showBrand();
    if (fields.value('number') === '') fields.showAgain(false);
    for (const name of fields.names) if (fields.isWrong(name)) judge(name);
    door.resized();
  });
  fields.onLeft((name) => {
    if (fields.value(name) !== '' || fields.isWrong(name)) judge(name);
    door.resized();
  });
}

/** The browser's own date is good enough for an early error; the provider decides by the site's date. */
function problemsOf(fields: CardFields, isGift: boolean): readonly CardProblem[] {
  if (isGift) return readGiftCard(fields.typed()).problems;
  const today = calendarDate(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  return readCard(fields.typed(), today, { expiry: fields.has('expiry'), securityCode: fields.has('securityCode') }).problems;
}

/** False: there is no token. */
async function useCard(
  fields: CardFields,
  door: ParentDoor,
  { failed, keepCode, isGift }: { readonly failed: string; readonly keepCode: boolean; readonly isGift: boolean },
): Promise<boolean> {
  const found = problemsOf(fields, isGift);
  const answer = found.length > 0 ? { problems: found } : await tokenise(fields.typed());
  if ('token' in answer) {
    if (!keepCode) fields.clear('securityCode');
    // Shoppers often add several gift cards, so the form is emptied for the next one.
    if (isGift) fields.clear('number');
    door.post(answer);
    return true;
  }
  if (answer.problems.length === 0) {
    fields.fail(failed);
    door.post({ type: 'failed' });
    return false;
  }
  for (const name of fields.names)
    fields.show(
      name,
      answer.problems.find((problem) => problem.field === name),
    );
  const first = fields.names.find((name) => fields.isWrong(name));
  if (first !== undefined) fields.focus(first);
  door.resized();
  door.post({ type: 'invalid' });
  return false;
}
