// The frame of the shop's pages: news, header, the page itself, footer.
import { Suspense, type ReactNode } from 'react';
import type { CategoryCard } from '#finding/listing/contract';
import type { PunchoutNow } from '#buying/punchout/contract';
import type { ActingNow } from '#people/representatives/contract';
import { ConsentNotice } from '#people/consent/screen';
import { ActingBanner } from '#people/representatives/screen';
import { PreviewBand, slotOf, type SharedContent } from '#finding/banners/screen';
import { headerWords } from '#around/header/words';
import { usePageToggle } from '#people/toggles/screen';
import { CachedPart } from '#ui/page/cached-part';
import { SkipLink } from '#ui/kit/skip-link';
import { useWords } from '#ui/page/shop';
import { FrameContentProvider, NO_CONTENT } from './frame-content.ts';
import { MainHeader } from './main-header.tsx';
import { PageMain } from './page-main.tsx';
import { PunchoutFrame } from './punchout-frame-lazy.tsx';
import { SiteFooter } from './site-footer.tsx';
import { hasNews, TopHat } from './top-hat.tsx';

export interface ShopFrameProps {
  /** What content shows in the frame. */
  readonly content?: SharedContent | undefined;
  readonly departments: readonly CategoryCard[];
  /** The representative who acts for the shopper. */
  readonly acting?: ActingNow | null | undefined;
  /** The purchasing system that the shopper shops for. */
  readonly punchout?: PunchoutNow | null | undefined;
  readonly children: ReactNode;
}

export function ShopFrame({ content = NO_CONTENT, departments, acting, punchout, children }: ShopFrameProps) {
  const t = useWords(headerWords);
  const help = usePageToggle()('helpCenter');
  if (punchout)
    return (
      <Suspense>
        <PunchoutFrame punchout={punchout}>{children}</PunchoutFrame>
      </Suspense>
    );
  return (
    <FrameContentProvider value={content}>
      {content.preview && (
        <Suspense>
          <PreviewBand preview={content.preview} />
        </Suspense>
      )}
      {acting && <ActingBanner acting={acting} />}
      <SkipLink>{t('skip')}</SkipLink>
      {!acting && <ConsentNotice />}
      {hasNews(slotOf(content, 'topHat')) ? (
        <TopHat help={help} />
      ) : (
        <CachedPart name={`top-hat ${help}`} of={null}>
          <TopHat help={help} />
        </CachedPart>
      )}
      <MainHeader departments={departments} />
      <PageMain>{children}</PageMain>
      <SiteFooter />
    </FrameContentProvider>
  );
}
