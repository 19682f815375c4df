// The order of questions for a reader.

interface Ordered {
  readonly locale: string;
  readonly answer: string | null;
  readonly helpful: number;
  readonly unhelpful: number;
  /** ISO instant. */
  readonly askedAt: string;
}

/** The reader's language first (`en`, `fr`), then answered questions, the most helpful, the newest. */
export function sortQuestions<Q extends Ordered>(language: string, questions: readonly Q[]): readonly Q[] {
  const strange = ({ locale }: Ordered): number => Number(!locale.startsWith(language));
  const open = ({ answer }: Ordered): number => Number(answer === null);
  const helped = ({ helpful, unhelpful }: Ordered): number => helpful - unhelpful;
  return questions.toSorted(
    (a, b) => strange(a) - strange(b) || open(a) - open(b) || helped(b) - helped(a) || (a.askedAt < b.askedAt ? 1 : -1),
  );
}
