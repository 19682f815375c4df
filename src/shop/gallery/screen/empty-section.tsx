// Empty states and drawings of the gallery.
import { rest, sections } from '../fixtures.ts';
import { GallerySection } from './gallery-section.tsx';
import { pictureOf } from './product-tile.tsx';
import { Card } from '#ui/kit/card';
import { DrawingPage } from '#ui/kit/drawing-page';
import { EmptyState } from '#ui/kit/empty-state';
import { Field } from '#ui/kit/field';
import { LinkButton } from '#ui/kit/link-button';
import { Picture } from '#ui/kit/picture';
import { TextInput } from '#ui/kit/text-input';

export const EmptySection = () => (
  <GallerySection id="empty" title={sections.empty}>
    <Card as="div">
      <EmptyState
        level={3}
        picture={<Picture src={pictureOf('310877')} alt="" width={144} height={144} />}
        title={rest.empty}
        actions={
          <>
            <LinkButton to="/gallery" variant="primary">
              {rest.buyAgain}
            </LinkButton>
            <LinkButton to="/gallery">{rest.saved}</LinkButton>
          </>
        }
      >
        {rest.emptyBody}
      </EmptyState>
    </Card>
    <DrawingPage drawing={pictureOf('310877')} always>
      <h3>{rest.deadEnd}</h3>
      <p>{rest.deadEndBody}</p>
    </DrawingPage>
    <DrawingPage drawing={pictureOf('298440')}>
      <h3>{rest.shortForm}</h3>
      <Field label={rest.shortFormLabel}>
        <TextInput name="short-form" />
      </Field>
    </DrawingPage>
  </GallerySection>
);
