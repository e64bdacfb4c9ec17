// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/it/account.json' with { type: 'json' };
import archive from '../../messages/it/archive.json' with { type: 'json' };
import communication from '../../messages/it/communication.json' with { type: 'json' };
import companies from '../../messages/it/companies.json' with { type: 'json' };
import consent from '../../messages/it/consent.json' with { type: 'json' };
import content from '../../messages/it/content.json' with { type: 'json' };
import errors from '../../messages/it/errors.json' with { type: 'json' };
import favorites from '../../messages/en/favorites.json' with { type: 'json' };
import identity from '../../messages/it/identity.json' with { type: 'json' };
import jobs from '../../messages/it/jobs.json' with { type: 'json' };
import mypage from '../../messages/en/mypage.json' with { type: 'json' };
import profile from '../../messages/en/profile.json' with { type: 'json' };
import referrals from '../../messages/it/referrals.json' with { type: 'json' };
import shell from '../../messages/it/shell.json' with { type: 'json' };
import support from '../../messages/it/support.json' with { type: 'json' };
import terms from '../../messages/it/terms.json' with { type: 'json' };
import ui from '../../messages/it/ui.json' with { type: 'json' };

export const messages = { account, archive, communication, companies, consent, content, errors, favorites, identity, jobs, mypage, profile, referrals, shell, support, terms, ui };
