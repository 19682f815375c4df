// Buttons and fields of the gallery.
import { useState } from 'react';
import { buttons, fields, sections, words } from '../fixtures.ts';
import styles from './gallery.module.css';
import { AnchorButton } from '#ui/kit/anchor-button';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { CopyButton } from '#ui/kit/copy-button';
import { EmailInput } from '#ui/kit/email-input';
import { ErrorSummary } from '#ui/kit/error-summary';
import { Field } from '#ui/kit/field';
import { FileButton } from '#ui/kit/file-button';
import { IconButton } from '#ui/kit/icon-button';
import { CloseIcon, SaveIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { Quantity } from '#ui/kit/quantity';
import { Select } from '#ui/kit/select';
import { TextAction } from '#ui/kit/text-action';
import { TextArea } from '#ui/kit/text-area';
import { TextInput } from '#ui/kit/text-input';

export const ButtonsSection = () => (
  <Card id="buttons">
    <h2>{sections.buttons}</h2>
    <div className={styles.stack}>
      <div className={styles.row}>
        <Button variant="primary">{buttons.primary}</Button>
        <Button>{buttons.plain}</Button>
        <Button variant="ink">{buttons.ink}</Button>
        <Button variant="quiet">{buttons.quiet}</Button>
        <Button variant="danger">{buttons.danger}</Button>
      </div>
      <div className={styles.row}>
        <Button variant="primary" busy>
          {buttons.busy}
        </Button>
        <Button size="small">{buttons.small}</Button>
        <Button off>{buttons.off}</Button>
        <LinkButton to="/gallery">{buttons.link}</LinkButton>
        <AnchorButton href="mailto:help@inkwell.example">{buttons.anchor}</AnchorButton>
        <CopyButton text="SAVE15" label={buttons.copy} copiedLabel={buttons.copied} />
        <FileButton label={buttons.file} onFile={() => undefined} />
        <FileButton label={buttons.fileBusy} onFile={() => undefined} busy />
      </div>
      <Button variant="primary" off={buttons.reason}>
        {buttons.off}
      </Button>
      <Button variant="primary" wide>
        {buttons.wide}
      </Button>
      <div className={styles.row}>
        <TextAction about={buttons.about}>{buttons.save}</TextAction>
        <TextAction about={buttons.about} busy>
          {buttons.remove}
        </TextAction>
        <TextAction to="/gallery">{buttons.link}</TextAction>
        <IconButton label={buttons.bookmark}>
          <SaveIcon />
        </IconButton>
        <IconButton label={buttons.bookmark} aria-pressed="true">
          <SaveIcon />
        </IconButton>
        <IconButton label={words.close} variant="ring">
          <CloseIcon />
        </IconButton>
      </div>
    </div>
  </Card>
);

export function FieldsSection() {
  const [quantity, setQuantity] = useState(1);
  return (
    <Card id="fields">
      <h2>{sections.fields}</h2>
      <div className={styles.stack}>
        <ErrorSummary title={fields.summary} errors={fields.errors} />
        <Field id="gallery-email" label={fields.email} optional={fields.receipt} error={fields.emailError}>
          <EmailInput defaultValue="maya@" />
        </Field>
        <Field id="gallery-note" label={fields.note} optional={words.optional} hint={fields.noteHint}>
          <TextArea name="note" rows={2} />
        </Field>
        <div className={styles.row}>
          <Quantity value={quantity} onChange={setQuantity} name="quantity" {...fields.quantity} />
          <Quantity value={quantity} onChange={setQuantity} size="small" max={12} {...fields.quantity} />
          <Quantity value={quantity} off {...fields.quantity} />
        </div>
        <Field label={fields.weight}>
          <Select options={fields.weights} defaultValue="20" />
        </Field>
        <Field label={fields.coupon} bare>
          <TextInput code size="small" defaultValue="paper15" />
        </Field>
      </div>
    </Card>
  );
}
