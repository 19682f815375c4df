// Node reads catalogues from source, so their ICU messages are compiled when first said.
import { compileMessage } from '@lingui/message-utils/compileMessage';

export const compiler: typeof compileMessage | undefined = compileMessage;
