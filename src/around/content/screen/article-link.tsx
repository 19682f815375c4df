// A link of an article: to a page, or to a form that opens in a drawer over the article (RWD-3).
import type { ReactNode } from 'react';
import { MARKETING_TOPICS, shortFormId } from '#around/marketing-forms/rules';
import { MarketingFormLink } from '#around/marketing-forms/screen';
import { OfferMailLink } from '#around/offer-mail/screen';
import { Link } from '#ui/kit/link';
import { usePaths } from '#ui/page/shop';

export function ArticleLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const paths = usePaths();
  if (to === paths.offersByEmail()) return <OfferMailLink>{children}</OfferMailLink>;
  const topic = MARKETING_TOPICS.find((one) => to === paths.marketingForm(shortFormId(one)));
  if (topic !== undefined) return <MarketingFormLink topic={topic}>{children}</MarketingFormLink>;
  return <Link to={to}>{children}</Link>;
}
