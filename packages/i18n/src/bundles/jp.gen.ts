// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/jp/account.json' with { type: 'json' };
import archive from '../../messages/jp/archive.json' with { type: 'json' };
import communication from '../../messages/jp/communication.json' with { type: 'json' };
import companies from '../../messages/jp/companies.json' with { type: 'json' };
import consent from '../../messages/jp/consent.json' with { type: 'json' };
import content from '../../messages/jp/content.json' with { type: 'json' };
import errors from '../../messages/jp/errors.json' with { type: 'json' };
import favorites from '../../messages/en/favorites.json' with { type: 'json' };
import identity from '../../messages/jp/identity.json' with { type: 'json' };
import jobs from '../../messages/jp/jobs.json' with { type: 'json' };
import mypage from '../../messages/en/mypage.json' with { type: 'json' };
import profile from '../../messages/en/profile.json' with { type: 'json' };
import referrals from '../../messages/jp/referrals.json' with { type: 'json' };
import shell from '../../messages/jp/shell.json' with { type: 'json' };
import support from '../../messages/jp/support.json' with { type: 'json' };
import terms from '../../messages/jp/terms.json' with { type: 'json' };
import ui from '../../messages/jp/ui.json' with { type: 'json' };

export const messages = { account, archive, communication, companies, consent, content, errors, favorites, identity, jobs, mypage, profile, referrals, shell, support, terms, ui };
