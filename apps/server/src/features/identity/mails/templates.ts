// Every kind of mail that identity, account and referrals order, by the name in the order.
import type { MailTemplate } from '../../../kernel/mail/blocks.ts';
import {
  accountErased,
  changeEmail,
  deletionBegun,
  deletionUndone,
  emailChanged,
  newDevice,
  passwordChanged,
  reset,
  secondFactorReset,
  wrongTries,
} from './account.ts';
import { staffInvitation, staffOffer } from './invitations.ts';
import { accountExists, activate, noAccount, referral, socialCode, verify, welcome } from './sign-up.ts';

export const identityMails = {
  verify,
  welcome,
  reset,
  account_exists: accountExists,
  no_account: noAccount,
  social_code: socialCode,
  activate,
  change_email: changeEmail,
  email_changed: emailChanged,
  password_changed: passwordChanged,
  second_factor_reset: secondFactorReset,
  deletion_begun: deletionBegun,
  deletion_undone: deletionUndone,
  account_erased: accountErased,
  new_device: newDevice,
  wrong_tries: wrongTries,
  referral,
  staff_invitation: staffInvitation,
  staff_offer: staffOffer,
} satisfies Record<string, MailTemplate>;
