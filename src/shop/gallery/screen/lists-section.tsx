// What the pages of managed lists are made of: head, filter, undo.
import { sections } from '../fixtures.ts';
import { lists } from '../fixtures/lists.ts';
import { GallerySection } from './gallery-section.tsx';
import { Badge } from '#ui/kit/badge';
import { LinkButton } from '#ui/kit/link-button';
import { ListFilter } from '#ui/kit/list-filter';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { UndoNotice } from '#ui/kit/undo-notice';

export const ListsSection = () => (
  <GallerySection id="lists" title={sections.lists}>
    <PageHead
      level={3}
      back={<TextAction to="/gallery">{lists.back}</TextAction>}
      title={lists.title}
      lead={lists.lead}
      mark={<Badge tone="ok">{lists.state}</Badge>}
    >
      <LinkButton to="/gallery">{lists.importFile}</LinkButton>
      <LinkButton to="/gallery" variant="primary">
        {lists.add}
      </LinkButton>
    </PageHead>
    <UndoNotice undoLabel={lists.undo} posts={{ locationId: '1' }}>
      {lists.retired}
    </UndoNotice>
    <ListFilter label={lists.find} hint={lists.hint} submitLabel={lists.submit} search="" chips={lists.kinds} chipsLabel={lists.show} />
  </GallerySection>
);
