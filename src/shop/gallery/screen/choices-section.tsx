// Checkboxes and choices of the gallery.
import { choices, sections } from '../fixtures.ts';
import styles from './gallery.module.css';
import { Card } from '#ui/kit/card';
import { Checkbox } from '#ui/kit/checkbox';
import { Choice, ChoiceGroup } from '#ui/kit/choice';
import { CheckIcon, CloseIcon, StoreIcon, TruckIcon } from '#ui/kit/icons';

export const ChoicesSection = () => (
  <Card id="choices">
    <h2>{sections.choices}</h2>
    <div className={styles.stack}>
      <ChoiceGroup legend={choices.brand}>
        {choices.brands.map(({ id, label, count, on }) => (
          <Checkbox key={id} label={label} trail={count} defaultChecked={on} disabled={count === 0} />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={choices.way}>
        <Choice name="way" title={choices.pickup} icon={<StoreIcon />} defaultChecked>
          {choices.pickupPlace} · <strong>{choices.pickupStock}</strong>
        </Choice>
        <Choice name="way" title={choices.delivery} icon={<TruckIcon />} trail={choices.fee}>
          {choices.deliveryNote}
        </Choice>
      </ChoiceGroup>
      <ChoiceGroup legend={choices.yields} layout="row">
        {choices.yieldOptions.map((option, at) => (
          <Choice key={option} name="yield" variant="chip" title={option} defaultChecked={at === 1} />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={choices.decision} layout="joined">
        <Choice name="decision" variant="segment" tone="ok" title={choices.allow} icon={<CheckIcon />} defaultChecked />
        <Choice name="decision" variant="segment" tone="bad" title={choices.decline} icon={<CloseIcon />} />
      </ChoiceGroup>
    </div>
  </Card>
);
