// Header content for accounts on special routes (APP-13); its code loads for them alone.
import { useSessionFacts } from '#people/sessions/screen';
import { lazy, Suspense } from 'react';
import type { RouteContentProps } from './route-content.tsx';

const Content = lazy(async () => ({ default: (await import('./route-content.tsx')).RouteContent }));

/** Children are the default content. */
export function RouteHeader({ part, children }: Omit<RouteContentProps, 'routeType'>) {
  const routeType = useSessionFacts()?.routeType;
  if (routeType === undefined || /SBA|default/.test(routeType)) return children;
  return (
    <Suspense fallback={children}>
      <Content routeType={routeType} part={part}>
        {children}
      </Content>
    </Suspense>
  );
}
