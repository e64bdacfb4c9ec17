// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/es/account.json' with { type: 'json' };
import archive from '../../messages/es/archive.json' with { type: 'json' };
import communication from '../../messages/es/communication.json' with { type: 'json' };
import companies from '../../messages/es/companies.json' with { type: 'json' };
import consent from '../../messages/es/consent.json' with { type: 'json' };
import content from '../../messages/es/content.json' with { type: 'json' };
import errors from '../../messages/es/errors.json' with { type: 'json' };
import favorites from '../../messages/en/favorites.json' with { type: 'json' };
import identity from '../../messages/es/identity.json' with { type: 'json' };
import jobs from '../../messages/es/jobs.json' with { type: 'json' };
import mypage from '../../messages/en/mypage.json' with { type: 'json' };
import profile from '../../messages/en/profile.json' with { type: 'json' };
import referrals from '../../messages/es/referrals.json' with { type: 'json' };
import shell from '../../messages/es/shell.json' with { type: 'json' };
import support from '../../messages/es/support.json' with { type: 'json' };
import terms from '../../messages/es/terms.json' with { type: 'json' };
import ui from '../../messages/es/ui.json' with { type: 'json' };

export const messages = { account, archive, communication, companies, consent, content, errors, favorites, identity, jobs, mypage, profile, referrals, shell, support, terms, ui };
