// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/cn/account.json' with { type: 'json' };
import archive from '../../messages/cn/archive.json' with { type: 'json' };
import communication from '../../messages/cn/communication.json' with { type: 'json' };
import companies from '../../messages/cn/companies.json' with { type: 'json' };
import consent from '../../messages/cn/consent.json' with { type: 'json' };
import content from '../../messages/cn/content.json' with { type: 'json' };
import errors from '../../messages/cn/errors.json' with { type: 'json' };
import favorites from '../../messages/en/favorites.json' with { type: 'json' };
import identity from '../../messages/cn/identity.json' with { type: 'json' };
import jobs from '../../messages/cn/jobs.json' with { type: 'json' };
import mypage from '../../messages/en/mypage.json' with { type: 'json' };
import profile from '../../messages/en/profile.json' with { type: 'json' };
import referrals from '../../messages/cn/referrals.json' with { type: 'json' };
import shell from '../../messages/cn/shell.json' with { type: 'json' };
import support from '../../messages/cn/support.json' with { type: 'json' };
import terms from '../../messages/cn/terms.json' with { type: 'json' };
import ui from '../../messages/cn/ui.json' with { type: 'json' };

export const messages = { account, archive, communication, companies, consent, content, errors, favorites, identity, jobs, mypage, profile, referrals, shell, support, terms, ui };
