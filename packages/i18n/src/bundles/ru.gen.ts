// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/ru/account.json' with { type: 'json' };
import archive from '../../messages/ru/archive.json' with { type: 'json' };
import communication from '../../messages/ru/communication.json' with { type: 'json' };
import companies from '../../messages/ru/companies.json' with { type: 'json' };
import consent from '../../messages/ru/consent.json' with { type: 'json' };
import content from '../../messages/ru/content.json' with { type: 'json' };
import errors from '../../messages/ru/errors.json' with { type: 'json' };
import favorites from '../../messages/en/favorites.json' with { type: 'json' };
import identity from '../../messages/ru/identity.json' with { type: 'json' };
import jobs from '../../messages/ru/jobs.json' with { type: 'json' };
import mypage from '../../messages/en/mypage.json' with { type: 'json' };
import profile from '../../messages/en/profile.json' with { type: 'json' };
import referrals from '../../messages/ru/referrals.json' with { type: 'json' };
import shell from '../../messages/ru/shell.json' with { type: 'json' };
import support from '../../messages/ru/support.json' with { type: 'json' };
import terms from '../../messages/ru/terms.json' with { type: 'json' };
import ui from '../../messages/ru/ui.json' with { type: 'json' };

export const messages = { account, archive, communication, companies, consent, content, errors, favorites, identity, jobs, mypage, profile, referrals, shell, support, terms, ui };
