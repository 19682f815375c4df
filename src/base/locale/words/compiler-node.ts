// Node loads catalogues from source, so ICU messages are compiled at first use.
import { compileMessage } from '@lingui/message-utils/compileMessage';

export const compiler: typeof compileMessage | undefined = compileMessage;
