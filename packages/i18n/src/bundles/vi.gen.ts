// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/vi/account.json' with { type: 'json' };
import archive from '../../messages/vi/archive.json' with { type: 'json' };
import communication from '../../messages/vi/communication.json' with { type: 'json' };
import companies from '../../messages/vi/companies.json' with { type: 'json' };
import consent from '../../messages/vi/consent.json' with { type: 'json' };
import content from '../../messages/vi/content.json' with { type: 'json' };
import errors from '../../messages/vi/errors.json' with { type: 'json' };
import favorites from '../../messages/en/favorites.json' with { type: 'json' };
import identity from '../../messages/vi/identity.json' with { type: 'json' };
import jobs from '../../messages/vi/jobs.json' with { type: 'json' };
import mypage from '../../messages/en/mypage.json' with { type: 'json' };
import profile from '../../messages/en/profile.json' with { type: 'json' };
import referrals from '../../messages/vi/referrals.json' with { type: 'json' };
import shell from '../../messages/vi/shell.json' with { type: 'json' };
import support from '../../messages/vi/support.json' with { type: 'json' };
import terms from '../../messages/vi/terms.json' with { type: 'json' };
import ui from '../../messages/vi/ui.json' with { type: 'json' };

export const messages = { account, archive, communication, companies, consent, content, errors, favorites, identity, jobs, mypage, profile, referrals, shell, support, terms, ui };
