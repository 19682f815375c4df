// /gallery, in development or where it is asked for (INKWELL_GALLERY): every component in every state.
import { data } from 'react-router';
import type { Route } from './+types/gallery-page';
import { buttons, rest, sections, words } from '../fixtures.ts';
import { ButtonsSection, ChoicesSection, FieldsSection } from './controls-section.tsx';
import { BannersSection, ContentSection } from './content-section.tsx';
import styles from './gallery.module.css';
import { LayoutsSection } from './layouts-section.tsx';
import { MarksSection, MessagesSection, NavigationSection, ProgressSection, RestSection } from './marks-section.tsx';
import { ShopSection } from './shop-section.tsx';
import { EmptySection, OrderSection, TableSection, TilesSection } from './shopping-section.tsx';
import { SurfacesSection } from './surfaces-section.tsx';
import { BottomBar } from '#ui/bottom-bar';
import { Button } from '#ui/button';
import { Chip } from '#ui/chip';
import { pageVisit } from '#ui/page-visit';
import { SkipLink } from '#ui/skip-link';
import { VisuallyHidden } from '#ui/visually-hidden';

/** A page of the workshop: anywhere else there is no such address. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(pageVisit).gallery) throw data(null, { status: 404 });
  return null;
}

export const meta = () => [{ title: words.title }, { name: 'robots', content: 'noindex' }];

export default function GalleryPage() {
  return (
    <>
      <SkipLink>{words.skip}</SkipLink>
      <main id="main" className={`wrap ${styles.page}`}>
        <div>
          <h1>{words.title}</h1>
          <p>
            {words.intro} <VisuallyHidden>{words.hidden}</VisuallyHidden>
          </p>
        </div>
        <nav aria-label={words.index}>
          <ul className={styles.row}>
            {Object.entries(sections).map(([id, title]) => (
              <li key={id}>
                <Chip to={`#${id}`}>{title}</Chip>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.grid}>
          <ButtonsSection />
          <FieldsSection />
          <ChoicesSection />
          <MarksSection />
          <MessagesSection />
          <ProgressSection />
          <NavigationSection />
          <SurfacesSection />
          <RestSection />
        </div>
        <ShopSection />
        <OrderSection />
        <LayoutsSection />
        <TilesSection />
        <ContentSection />
        <BannersSection />
        <TableSection />
        <EmptySection />
        <BottomBar>
          <span>
            {rest.total} <b>{rest.amount}</b>
          </span>
          <Button variant="primary">{buttons.wide}</Button>
        </BottomBar>
      </main>
    </>
  );
}
