// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/fr/account.json' with { type: 'json' };
import admin from '../../messages/en/admin.json' with { type: 'json' };
import communication from '../../messages/fr/communication.json' with { type: 'json' };
import console from '../../messages/en/console.json' with { type: 'json' };
import documents from '../../messages/fr/documents.json' with { type: 'json' };
import education from '../../messages/fr/education.json' with { type: 'json' };
import entries from '../../messages/fr/entries.json' with { type: 'json' };
import favorites from '../../messages/fr/favorites.json' with { type: 'json' };
import identity from '../../messages/fr/identity.json' with { type: 'json' };
import mypage from '../../messages/fr/mypage.json' with { type: 'json' };
import profile from '../../messages/fr/profile.json' with { type: 'json' };
import reference from '../../messages/fr/reference.json' with { type: 'json' };
import referrals from '../../messages/fr/referrals.json' with { type: 'json' };
import resume from '../../messages/fr/resume.json' with { type: 'json' };
import score from '../../messages/fr/score.json' with { type: 'json' };
import verification from '../../messages/en/verification.json' with { type: 'json' };
import welcome from '../../messages/fr/welcome.json' with { type: 'json' };

export const messages = { account, admin, communication, console, documents, education, entries, favorites, identity, mypage, profile, reference, referrals, resume, score, verification, welcome };
