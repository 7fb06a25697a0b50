import { departsTooEarly, returnsTooEarly } from '@larkfare/london-dates';

/** The specification (§5) has these without a full stop. */
const specified = [departsTooEarly, returnsTooEarly, 'Current email does not match'];

/** Validation messages as sentences; one of the specification alone stays word for word. */
export const joinMessages = (messages: readonly string[]): string =>
  messages.length === 1 && specified.includes(messages[0] ?? '')
    ? messages.join()
    : messages.map((message) => (/[.!?…]$/.test(message) ? message : `${message}.`)).join(' ');
