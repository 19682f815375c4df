// /gallery, in development or with INKWELL_GALLERY: every component in every state.
import { data, isRouteErrorResponse } from 'react-router';
import type { Route } from './+types/gallery-page';
import type { CategoryCard } from '#finding/listing/contract';
import type { homeContract } from '#finding/home/contract';
import { buttons, rest, sections, words } from '../fixtures.ts';
import { BannersSection } from './banners-section.tsx';
import { ChoicesSection } from './choices-section.tsx';
import { ContentSection } from './content-section.tsx';
import { ButtonsSection, FieldsSection } from './controls-section.tsx';
import { EmptySection } from './empty-section.tsx';
import styles from './gallery.module.css';
import { LayoutsSection } from './layouts-section.tsx';
import { ListsSection } from './lists-section.tsx';
import { MarksSection, ProgressSection, RestSection } from './marks-section.tsx';
import { FramesSection, MessagesSection } from './messages-section.tsx';
import { NavigationSection } from './navigation-section.tsx';
import { ShopSection } from './shop-section.tsx';
import { OrderSection, TableSection, TilesSection } from './shopping-section.tsx';
import { SurfacesSection } from './surfaces-section.tsx';
import { FramedError } from '#around/header/screen';
import { headerWords } from '#around/header/words';
import { sayer } from '#base/locale/words';
import { BottomBar } from '#ui/kit/bottom-bar';
import { Button } from '#ui/kit/button';
import { Chip } from '#ui/kit/chip';
import { ask, pageVisit } from '#ui/page/page-visit';
import { SkipLink } from '#ui/kit/skip-link';
import { VisuallyHidden } from '#ui/kit/visually-hidden';

/** 404 where the gallery is not enabled. */
export async function loader(args: Route.LoaderArgs) {
  const { gallery, copyLocale } = args.context.get(pageVisit);
  if (gallery) return null;
  const { departments } = await ask<typeof homeContract>(args)('GET /api/navigation', {});
  const missing: Missing = {
    departments: departments.slice(0, MOST_DEPARTMENTS),
    title: `${sayer(headerWords, copyLocale)('notFoundTitle')} | Inkwell`,
  };
  throw data(missing, { status: 404 });
}

/** As many as the header's row holds. */
const MOST_DEPARTMENTS = 8;

/** Data of the not-found page when there is no gallery. */
interface Missing {
  readonly departments: readonly CategoryCard[];
  readonly title: string;
}

const missingOf = (error: unknown): Missing | undefined =>
  isRouteErrorResponse(error) && error.status === 404 ? (error.data as Missing) : undefined; // only the loader above throws it

export const meta: Route.MetaFunction = ({ error }) => [
  { title: missingOf(error)?.title ?? words.title },
  { name: 'robots', content: 'noindex' },
];

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <FramedError departments={missingOf(error)?.departments ?? []} error={error} />
);

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
        <SmallSections />
        <ShopSection />
        <OrderSection />
        <LayoutsSection />
        <TilesSection />
        <ContentSection />
        <BannersSection />
        <TableSection />
        <ListsSection />
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

const SmallSections = () => (
  <div className={styles.grid}>
    <ButtonsSection />
    <FieldsSection />
    <ChoicesSection />
    <MarksSection />
    <MessagesSection />
    <FramesSection />
    <ProgressSection />
    <NavigationSection />
    <SurfacesSection />
    <RestSection />
  </div>
);
