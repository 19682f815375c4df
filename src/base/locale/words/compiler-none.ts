// The page build has compiled the catalogues already; no compiler reaches the browser.
import type { compileMessage } from '@lingui/message-utils/compileMessage';

export const compiler: typeof compileMessage | undefined = undefined;
