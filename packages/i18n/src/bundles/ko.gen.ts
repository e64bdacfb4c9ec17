// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/ko/account.json' with { type: 'json' };
import archive from '../../messages/ko/archive.json' with { type: 'json' };
import communication from '../../messages/ko/communication.json' with { type: 'json' };
import companies from '../../messages/ko/companies.json' with { type: 'json' };
import consent from '../../messages/ko/consent.json' with { type: 'json' };
import content from '../../messages/ko/content.json' with { type: 'json' };
import errors from '../../messages/ko/errors.json' with { type: 'json' };
import favorites from '../../messages/en/favorites.json' with { type: 'json' };
import identity from '../../messages/ko/identity.json' with { type: 'json' };
import jobs from '../../messages/ko/jobs.json' with { type: 'json' };
import mypage from '../../messages/en/mypage.json' with { type: 'json' };
import profile from '../../messages/en/profile.json' with { type: 'json' };
import referrals from '../../messages/ko/referrals.json' with { type: 'json' };
import shell from '../../messages/ko/shell.json' with { type: 'json' };
import support from '../../messages/ko/support.json' with { type: 'json' };
import terms from '../../messages/ko/terms.json' with { type: 'json' };
import ui from '../../messages/ko/ui.json' with { type: 'json' };

export const messages = { account, archive, communication, companies, consent, content, errors, favorites, identity, jobs, mypage, profile, referrals, shell, support, terms, ui };
