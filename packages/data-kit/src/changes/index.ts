export { setAuditUser, withAuditUser } from './with-audit-user.ts';
export { type RecordNames } from './changes.ts';
export { changesResolver } from './changes.resolver.ts';
