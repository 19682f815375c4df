// Messages, votes and frames of the gallery.
import { useState } from 'react';
import { messages, sections, told, words } from '../fixtures.ts';
import styles from './gallery.module.css';
import { AnswerMessage } from '#ui/kit/answer-message';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Field } from '#ui/kit/field';
import { FormNotice } from '#ui/kit/form-notice';
import { HelpfulVote } from '#ui/kit/helpful-vote';
import { Message } from '#ui/kit/message';
import { MessageList } from '#ui/kit/message-list';
import { SecureFrame } from '#ui/kit/secure-frame';
import { TextAction } from '#ui/kit/text-action';
import { TextInput } from '#ui/kit/text-input';

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
      <ShownNotice />
    </div>
  </Card>
);

/** It takes the focus when it appears, so here a button shows it. */
function ShownNotice() {
  const [shown, setShown] = useState(false);
  return shown ? (
    <>
      <AnswerMessage tone="ok" answer={told}>
        {told.answered}
      </AnswerMessage>
      <FormNotice notice={told.added} cartLabel={told.cart} />
    </>
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
