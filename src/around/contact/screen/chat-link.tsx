// A link to the chat, which opens it in a drawer over the page where the browser can.
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from '#ui/kit/link';
import { usePaths } from '#ui/page/shop';
import { useSurface } from '#ui/page/use-surface';

const ChatDrawer = lazy(async () => ({ default: (await import('./chat-drawer.tsx')).ChatDrawer }));

export function ChatLink({ children }: { readonly children: ReactNode }) {
  const paths = usePaths();
  const chat = useSurface();
  return (
    <>
      <Link to={paths.chat()} onClick={chat.show}>
        {children}
      </Link>
      {chat.used && (
        <Suspense>
          <ChatDrawer open={chat.open} onClose={chat.close} />
        </Suspense>
      )}
    </>
  );
}
