import type { ErrorEntries } from '../kernel/error-entry.ts';

export const ADMINISTRATION_ERRORS = {
  // Not 403: a browser would renew its tokens and ask again.
  'view_as.read_only': { status: 409, source: 'consoles.1: view as is read-only' },
  'mails.not_failed': { status: 409, source: 'only a failed mail is sent again' },
  'mails.secret_gone': { status: 409, source: 'a link leaves the row when the mail ends' },
  'mails.too_old': { status: 409, source: 'what the words needed is gone after 30 days' },
  'backups.nowhere': { status: 409, source: 'operations.5: no process was given BACKUP_DIR' },
  'users.role_scope': { status: 422, source: 'a role without, or with a wrong, organization or school' },
  'users.last_administrator': { status: 409, source: 'the platform keeps an administrator' },
  'users.own_account': { status: 409, source: 'nobody locks themselves out' },
  'users.not_locked': { status: 409, source: 'administration: nothing to unlock' },
  'users.no_second_factor': { status: 409, source: 'there is none to reset' },
  'users.not_active': { status: 409, source: 'an account that was never activated' },
  'users.being_erased': { status: 409, source: 'account.17: from then on there is no way back' },
  'users.no_deletion': { status: 409, source: 'no deletion was asked for, or it has begun' },
  'users.not_mergeable': { status: 409, source: 'account.19: when two accounts are not merged' },
  'users.merge_changed': { status: 409, source: 'account.19: what is merged is what was shown' },
  'users.no_merge': { status: 409, source: 'account.21: there is none to undo, or it is too late' },
  'users.not_viewable': { status: 409, source: 'consoles.1: candidates who can sign in' },
} as const satisfies ErrorEntries;
