// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/de/account.json' with { type: 'json' };
import archive from '../../messages/de/archive.json' with { type: 'json' };
import communication from '../../messages/de/communication.json' with { type: 'json' };
import companies from '../../messages/de/companies.json' with { type: 'json' };
import consent from '../../messages/de/consent.json' with { type: 'json' };
import content from '../../messages/de/content.json' with { type: 'json' };
import errors from '../../messages/de/errors.json' with { type: 'json' };
import favorites from '../../messages/en/favorites.json' with { type: 'json' };
import identity from '../../messages/de/identity.json' with { type: 'json' };
import jobs from '../../messages/de/jobs.json' with { type: 'json' };
import mypage from '../../messages/en/mypage.json' with { type: 'json' };
import profile from '../../messages/en/profile.json' with { type: 'json' };
import referrals from '../../messages/de/referrals.json' with { type: 'json' };
import shell from '../../messages/de/shell.json' with { type: 'json' };
import support from '../../messages/de/support.json' with { type: 'json' };
import terms from '../../messages/de/terms.json' with { type: 'json' };
import ui from '../../messages/de/ui.json' with { type: 'json' };

export const messages = { account, archive, communication, companies, consent, content, errors, favorites, identity, jobs, mypage, profile, referrals, shell, support, terms, ui };
