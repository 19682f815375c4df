// Badges, chips, prices, steps and meters of the gallery.
import { useState } from 'react';
import { marks, progress, rest, sections, words } from '../fixtures.ts';
import styles from './gallery.module.css';
import { Badge } from '#ui/kit/badge';
import { Card } from '#ui/kit/card';
import { Chip } from '#ui/kit/chip';
import { Disclosure } from '#ui/kit/disclosure';
import { Hint } from '#ui/kit/hint';
import { PackageIcon } from '#ui/kit/icons';
import { Logo } from '#ui/kit/logo';
import { Meter } from '#ui/kit/meter';
import { Price } from '#ui/kit/price';
import { Spinner } from '#ui/kit/spinner';
import { Stars } from '#ui/kit/stars';
import { Stepper } from '#ui/kit/stepper';
import { Tracking } from '#ui/kit/tracking';

export function MarksSection() {
  const [on, setOn] = useState(true);
  return (
    <Card id="marks">
      <h2>{sections.marks}</h2>
      <div className={styles.stack}>
        <div className={styles.row}>
          {marks.badges.map(([tone, text]) => (
            <Badge key={tone} tone={tone}>
              {text}
            </Badge>
          ))}
        </div>
        <div className={styles.row}>
          <Chip to="/gallery" on>
            {marks.all}
          </Chip>
          <Chip to="/gallery" removes={marks.removes}>
            {marks.brand}
          </Chip>
          <Chip on={on} onPress={() => setOn(!on)}>
            {marks.legal}
          </Chip>
        </div>
        <Price {...marks.price} nowLabel={words.now} wasLabel={words.was} />
        <Price {...marks.priceFr} />
        <Price {...marks.large} size="large" />
        <Price {...marks.price} nowLabel={words.now} wasLabel={words.was} size="small" column />
        <Price now={marks.none} />
        <Stars value={4.7} text={marks.rating} label={marks.ratingLabel} to="/gallery" />
      </div>
    </Card>
  );
}

export const ProgressSection = () => (
  <Card id="progress">
    <h2>{sections.progress}</h2>
    <div className={styles.stack}>
      <Stepper label={progress.steps} steps={progress.stepList} doneLabel={progress.done} />
      <Tracking label={progress.tracking} points={progress.points} stateLabels={progress.trackingStates} />
      <Hint icon={<PackageIcon />}>{progress.free}</Hint>
      <Meter value={26.98} max={45} label={progress.freeLabel} valueText={progress.freeValue} />
      <Meter value={1840} plus={403.42} max={3000} tone="ink" label={progress.budget} valueText={progress.budgetValue} />
      <Meter value={46} max={45} tone="warn" label={progress.freeLabel} />
    </div>
  </Card>
);

export const RestSection = () => (
  <Card id="rest">
    <h2>{sections.rest}</h2>
    <div className={styles.stack}>
      <Spinner label={rest.loading} />
      <Logo name={rest.brand} to="/" badge={rest.business} />
      <div className={styles.ink}>
        <Logo name={rest.brand} onInk />
      </div>
      <Disclosure title={rest.facet} note={rest.facetNote} open>
        {rest.facetBody}
      </Disclosure>
      <Disclosure title={rest.facet}>{rest.facetBody}</Disclosure>
    </div>
  </Card>
);
