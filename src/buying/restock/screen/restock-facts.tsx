// The figures above the calendar.
import { addDays } from '#base/calendar/rules';
import type { RestockView } from '#buying/restock/contract';
import { usePrice } from '#ui/page/use-price';
import { useRestockText } from './use-restock-text.ts';
import styles from './restock.module.css';

interface FactsProps {
  readonly restocks: readonly RestockView[];
  readonly today: string;
  readonly percentOff: number;
}

const runs = ({ state }: RestockView): boolean => state === 'active' || state === 'attention';

export function RestockFacts({ restocks, today, percentOff }: FactsProps) {
  const { t, day } = useRestockText();
  const price = usePrice();
  const running = restocks.filter(runs);
  const paused = restocks.filter(({ state }) => state === 'paused').length;
  const next = running.flatMap(({ nextOn }) => nextOn ?? []).toSorted()[0];
  const soon = addDays(today, 28);
  const times = running.map((one) => ({ one, n: one.nextOn !== null && one.nextOn <= soon ? timesBy(one, soon) : 0 }));
  const sum = times.reduce((cents, { one, n }) => cents + (one.total ?? 0) * n, 0);
  const saved = times.reduce((cents, { one, n }) => cents + ((one.before ?? 0) - (one.total ?? 0)) * n, 0);
  return (
    <dl className={styles.facts}>
      {next !== undefined && <Fact name={t('factNext')} value={day(next)} />}
      {sum > 0 && <Fact name={t('factSoon')} value={price(sum)} />}
      {percentOff > 0 && saved > 0 && <Fact name={t('factSaved', { percent: percentOff })} value={price(saved)} />}
      <Fact name={t('factRunning')} value={t('running', { n: running.length, paused })} />
    </dl>
  );
}

/** At least the next one: later pages of the calendar do not list what comes soon. */
const timesBy = ({ comes }: RestockView, last: string): number => Math.max(1, comes.filter((day) => day <= last).length);

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
