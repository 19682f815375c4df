// The port between the drawer and what chats in it: a widget registers itself once its code has come (HDR-4).
import type { ComponentType } from 'react';
import { consoleOnly } from '#ui/page/console-only';
import { until } from '#ui/page/until';
import { WIDGET_WAIT } from '#around/contact/rules';

export interface ChatWidget {
  /** The conversation with its form. */
  readonly Conversation: ComponentType;
}

let widget: ChatWidget | undefined;

/** Called by the widget's own code. */
export const registerChatWidget = (registered: ChatWidget | undefined): void => {
  widget = registered;
};

/** Waits for a widget; undefined when it does not come, which the console alone is told in the specification's words. */
export async function waitForWidget(): Promise<ChatWidget | undefined> {
  if (!(await until(() => widget !== undefined, WIDGET_WAIT))) consoleOnly(`Chat failed to load in ${WIDGET_WAIT.tries} tries !`, 'error');
  return widget;
}
