// The page build compiles the catalogues, so browsers need no compiler.
import type { compileMessage } from '@lingui/message-utils/compileMessage';

export const compiler: typeof compileMessage | undefined = undefined;
