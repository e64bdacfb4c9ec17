// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/fil/account.json' with { type: 'json' };
import archive from '../../messages/fil/archive.json' with { type: 'json' };
import communication from '../../messages/fil/communication.json' with { type: 'json' };
import companies from '../../messages/fil/companies.json' with { type: 'json' };
import consent from '../../messages/fil/consent.json' with { type: 'json' };
import content from '../../messages/fil/content.json' with { type: 'json' };
import errors from '../../messages/fil/errors.json' with { type: 'json' };
import favorites from '../../messages/en/favorites.json' with { type: 'json' };
import identity from '../../messages/fil/identity.json' with { type: 'json' };
import jobs from '../../messages/fil/jobs.json' with { type: 'json' };
import mypage from '../../messages/en/mypage.json' with { type: 'json' };
import profile from '../../messages/en/profile.json' with { type: 'json' };
import referrals from '../../messages/fil/referrals.json' with { type: 'json' };
import shell from '../../messages/fil/shell.json' with { type: 'json' };
import support from '../../messages/fil/support.json' with { type: 'json' };
import terms from '../../messages/fil/terms.json' with { type: 'json' };
import ui from '../../messages/fil/ui.json' with { type: 'json' };

export const messages = { account, archive, communication, companies, consent, content, errors, favorites, identity, jobs, mypage, profile, referrals, shell, support, terms, ui };
