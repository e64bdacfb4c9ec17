// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/en/account.json' with { type: 'json' };
import archive from '../../messages/en/archive.json' with { type: 'json' };
import communication from '../../messages/en/communication.json' with { type: 'json' };
import companies from '../../messages/en/companies.json' with { type: 'json' };
import consent from '../../messages/en/consent.json' with { type: 'json' };
import content from '../../messages/en/content.json' with { type: 'json' };
import errors from '../../messages/en/errors.json' with { type: 'json' };
import favorites from '../../messages/en/favorites.json' with { type: 'json' };
import identity from '../../messages/en/identity.json' with { type: 'json' };
import jobs from '../../messages/en/jobs.json' with { type: 'json' };
import mypage from '../../messages/en/mypage.json' with { type: 'json' };
import profile from '../../messages/en/profile.json' with { type: 'json' };
import referrals from '../../messages/en/referrals.json' with { type: 'json' };
import shell from '../../messages/en/shell.json' with { type: 'json' };
import support from '../../messages/en/support.json' with { type: 'json' };
import terms from '../../messages/en/terms.json' with { type: 'json' };
import ui from '../../messages/en/ui.json' with { type: 'json' };

export const messages = { account, archive, communication, companies, consent, content, errors, favorites, identity, jobs, mypage, profile, referrals, shell, support, terms, ui };
