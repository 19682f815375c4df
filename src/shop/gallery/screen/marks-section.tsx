// Badges, chips, prices, messages, steps and meters of the gallery.
import { useState } from 'react';
import { marks, messages, navigation, progress, rest, sections, told, words } from '../fixtures.ts';
import styles from './gallery.module.css';
import { Badge } from '#ui/kit/badge';
import { Breadcrumbs } from '#ui/kit/breadcrumbs';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Chip } from '#ui/kit/chip';
import { Disclosure } from '#ui/kit/disclosure';
import { Field } from '#ui/kit/field';
import { FormNotice } from '#ui/kit/form-notice';
import { HelpfulVote } from '#ui/kit/helpful-vote';
import { Logo } from '#ui/kit/logo';
import { Message } from '#ui/kit/message';
import { MessageList } from '#ui/kit/message-list';
import { Meter } from '#ui/kit/meter';
import { Pager } from '#ui/kit/pager';
import { Price } from '#ui/kit/price';
import { SecureFrame } from '#ui/kit/secure-frame';
import { Spinner } from '#ui/kit/spinner';
import { Stars } from '#ui/kit/stars';
import { Stepper } from '#ui/kit/stepper';
import { TabLinks, Tabs } from '#ui/kit/tabs';
import { TextAction } from '#ui/kit/text-action';
import { TextInput } from '#ui/kit/text-input';
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

export const MessagesSection = () => (
  <Card id="messages">
    <h2>{sections.messages}</h2>
    <div className={styles.stack}>
      <MessageList messages={messages} />
      <Message live>{messages[0].text}</Message>
      <HelpfulVote
        of={{ name: 'reviewId', value: '1' }}
        soFar={told.soFar}
        question={told.question}
        answers={told.answers}
        about={told.about}
      />
      <Told />
    </div>
  </Card>
);

/** It takes the focus when it appears, so here a button shows it. */
function Told() {
  const [shown, setShown] = useState(false);
  return shown ? (
    <FormNotice told={told.added} cartLabel={told.cart} />
  ) : (
    <div>
      <Button onClick={() => setShown(true)}>{words.showTold}</Button>
    </div>
  );
}

/** Loading, failed, and loaded. */
export const FramesSection = () => (
  <Card id="frames">
    <h2>{sections.frames}</h2>
    <div className={styles.stack}>
      <SecureFrame owner={told.owner} loading={told.loading} />
      <SecureFrame
        owner={told.owner}
        message={
          <Message tone="bad">
            {told.late} <TextAction>{told.again}</TextAction>
          </Message>
        }
      />
      <SecureFrame owner={told.owner}>
        <div className={styles.framed}>
          <Field label={told.number}>
            <TextInput name="number" inputMode="numeric" autoComplete="off" />
          </Field>
        </div>
      </SecureFrame>
    </div>
  </Card>
);

export const ProgressSection = () => (
  <Card id="progress">
    <h2>{sections.progress}</h2>
    <div className={styles.stack}>
      <Stepper label={progress.steps} steps={progress.stepList} doneLabel={progress.done} />
      <Tracking label={progress.tracking} points={progress.points} stateLabels={progress.trackingStates} />
      <p>{progress.free}</p>
      <Meter value={26.98} max={45} label={progress.freeLabel} valueText={progress.freeValue} />
      <Meter value={1840} plus={403.42} max={3000} tone="ink" label={progress.budget} valueText={progress.budgetValue} />
      <Meter value={46} max={45} tone="warn" label={progress.freeLabel} />
    </div>
  </Card>
);

export function NavigationSection() {
  const [tab, setTab] = useState('card');
  const [mini, setMini] = useState('cart');
  return (
    <Card id="navigation">
      <h2>{sections.navigation}</h2>
      <div className={styles.stack}>
        <Breadcrumbs label={navigation.crumbsLabel} items={navigation.crumbs} />
        <Tabs label={navigation.payment} tabs={navigation.tabs} value={tab} onChange={setTab} />
        <Tabs label={navigation.miniLabel} tabs={navigation.mini} value={mini} onChange={setMini} variant="line" />
        <TabLinks label={navigation.orders} tabs={navigation.orderTabs} variant="line" />
        <Pager
          page={4}
          pages={12}
          addressOf={(page) => `/gallery?page=${page}`}
          labels={{ ...navigation.pager, page: (page) => `${navigation.page} ${page}` }}
        />
      </div>
    </Card>
  );
}

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
