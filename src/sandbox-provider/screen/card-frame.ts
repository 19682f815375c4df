// The card form's own script: spaces the number as it is typed, shows the brand, says what is wrong under each field,
// makes a token with the provider and posts nothing but that to the declared parent (PAY-4).
import { calendarDay, formatExpiry, readCard, spacedCardNumber, type CardProblem } from '#payment/rules';
import './card-frame.css';
import { makeFields, type FieldName } from './card-fields.ts';
import { openParentDoor, type CardTokenMessage } from './parent-door.ts';

const form = document.querySelector<HTMLFormElement>('#card');
if (form !== null) start(form);

function start(form: HTMLFormElement): void {
  const { parent = '', iframeId = '', tranId = '', keep = 'N', words = '{}' } = form.dataset;
  const texts = JSON.parse(words) as Readonly<Record<string, string>>;
  const fields = makeFields(form, texts);
  const door = openParentDoor({ origin: parent, iframeId, tranId }, () => void useCard());
  const asked = { expiry: fields.has('expiry'), securityCode: fields.has('securityCode') };
  const typed = () => ({ number: fields.value('number'), expiry: fields.value('expiry'), securityCode: fields.value('securityCode') });
  // The browser's own calendar is near enough to show a problem early; the provider judges by the site's.
  const problems = (): readonly CardProblem[] =>
    readCard(typed(), calendarDay(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone), asked).problems;

  fields.format('number', spacedCardNumber);
  fields.format('expiry', formatExpiry);
  fields.onTyped(() => {
    fields.showBrand();
    for (const name of fields.names) if (fields.isWrong(name)) fields.show(name, problemOf(name));
    door.resized();
  });
  fields.onLeft((name) => {
    if (fields.value(name) !== '' || fields.isWrong(name)) fields.show(name, problemOf(name));
    door.resized();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void useCard();
  });
  door.ready();

  function problemOf(name: FieldName): CardProblem | undefined {
    return problems().find((problem) => problem.field === name);
  }

  let busy = false;
  async function useCard(): Promise<void> {
    if (busy) return;
    if (!show(problems())) return door.post({ type: 'invalid' });
    busy = true;
    const answer = await tokenise(typed()).finally(() => (busy = false));
    if ('token' in answer) {
      if (keep === 'N') fields.clear('securityCode');
      door.post(answer);
    } else if (answer.problems.length > 0) {
      show(answer.problems);
      door.post({ type: 'invalid' });
    } else {
      fields.fail(texts['failed'] ?? '');
      door.post({ type: 'failed' });
    }
  }

  /** Shows every problem, puts the cursor into the first wrong field; true when there is none. */
  function show(found: readonly CardProblem[]): boolean {
    for (const name of fields.names)
      fields.show(
        name,
        found.find((problem) => problem.field === name),
      );
    const first = fields.names.find((name) => fields.isWrong(name));
    if (first !== undefined) fields.focus(first);
    door.resized();
    return found.length === 0;
  }
}

async function tokenise(card: {
  readonly number: string;
  readonly expiry: string;
  readonly securityCode: string;
}): Promise<CardTokenMessage | { readonly problems: readonly CardProblem[] }> {
  try {
    const reply = await fetch(`/v1/tokens${location.search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
      signal: AbortSignal.timeout(20_000),
    });
    const body = (await reply.json()) as CardTokenMessage & { readonly problems?: readonly CardProblem[] };
    if (!reply.ok) return { problems: body.problems ?? [] };
    const { token, brand, lastFour, expiry } = body;
    return { token, brand, lastFour, expiry };
  } catch {
    return { problems: [] };
  }
}
