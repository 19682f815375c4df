// Lines of an order that approvers move to other budget centers. The order's own center pays what belongs to no line, such as delivery (decision 0476).

interface Charged {
  readonly lineNo: number;
  /** The line's own; '' when the order's applies. */
  readonly budgetCenter: string;
}

interface Moved<L> {
  readonly budgetCenter: string;
  readonly lines: readonly L[];
}

/**
 * The order's center and those of its lines after approvers moved some. Once a move has brought every line to one center, that center becomes the
 * order's and pays delivery, too. Otherwise delivery stays with the order's center.
 */
export function moveLines<L extends Charged>(orderCenter: string, lines: readonly L[], wanted: ReadonlyMap<number, string>): Moved<L> {
  const moved = lines.map((line) => ({ ...line, budgetCenter: wanted.get(line.lineNo) ?? line.budgetCenter }));
  const [only, ...others] = new Set(moved.map(({ budgetCenter }) => budgetCenter));
  const isMoved = moved.some(({ budgetCenter }, at) => budgetCenter !== lines[at]?.budgetCenter);
  if (!isMoved || orderCenter === '' || only === undefined || only === '' || others.length > 0)
    return { budgetCenter: orderCenter, lines: moved };
  return { budgetCenter: only, lines: moved.map((line) => ({ ...line, budgetCenter: '' })) };
}
