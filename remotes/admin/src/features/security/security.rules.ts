import { isLocalDate } from '@larkfare/london-dates';
import type { SecurityEventKind } from './security.generated.ts';

/** The names of the kinds, in the order of the filter. */
export const kindNames: Readonly<Record<SecurityEventKind, string>> = {
  signed_in: 'Signed in',
  sign_in_refused: 'Sign-in refused',
  sign_in_throttled: 'Sign-in refused: too many tries',
  session_ended: 'Session ended',
  password_refused: 'Wrong password for a change',
  password_changed: 'Password changed',
  password_reset_requested: 'Password reset requested',
  password_reset: 'Password reset',
  email_change_requested: 'Change of email requested',
  email_change_allowed: 'Change of email allowed',
  email_changed: 'Email changed',
  email_change_undone: 'Change of email undone',
  deploy_token_created: 'Deploy token created',
  deploy_token_revoked: 'Deploy token revoked',
  trusted_publisher_added: 'Trusted publisher added',
  trusted_publisher_removed: 'Trusted publisher removed',
  remote_key_added: 'Signing key of a remote added',
  remote_key_removed: 'Signing key of a remote removed',
  signing_key_created: 'Signing key created',
};

const isKind = (text: string): text is SecurityEventKind => Object.hasOwn(kindNames, text);

/** The choice of every kind; without a choice, sign-ins are left out, as they hide the rest. */
export const everyKind = 'all';

/** The log's filter from the address; what makes no sense there is left out. */
export function toFilter(query: URLSearchParams) {
  const kind = query.get('kind') ?? '';
  const day = (name: string) => {
    const text = query.get(name) ?? '';
    return isLocalDate(text) ? text : null;
  };
  return {
    kind: isKind(kind) ? kind : null,
    exceptKind: isKind(kind) || kind === everyKind ? null : ('signed_in' as const),
    from: day('from'),
    to: day('to'),
  };
}
