// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/ro/account.json' with { type: 'json' };
import archive from '../../messages/ro/archive.json' with { type: 'json' };
import communication from '../../messages/ro/communication.json' with { type: 'json' };
import companies from '../../messages/ro/companies.json' with { type: 'json' };
import consent from '../../messages/ro/consent.json' with { type: 'json' };
import content from '../../messages/ro/content.json' with { type: 'json' };
import errors from '../../messages/ro/errors.json' with { type: 'json' };
import favorites from '../../messages/en/favorites.json' with { type: 'json' };
import identity from '../../messages/ro/identity.json' with { type: 'json' };
import jobs from '../../messages/ro/jobs.json' with { type: 'json' };
import mypage from '../../messages/en/mypage.json' with { type: 'json' };
import profile from '../../messages/en/profile.json' with { type: 'json' };
import referrals from '../../messages/ro/referrals.json' with { type: 'json' };
import shell from '../../messages/ro/shell.json' with { type: 'json' };
import support from '../../messages/ro/support.json' with { type: 'json' };
import terms from '../../messages/ro/terms.json' with { type: 'json' };
import ui from '../../messages/ro/ui.json' with { type: 'json' };

export const messages = { account, archive, communication, companies, consent, content, errors, favorites, identity, jobs, mypage, profile, referrals, shell, support, terms, ui };
