// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/fr/account.json' with { type: 'json' };
import communication from '../../messages/fr/communication.json' with { type: 'json' };
import cvReviews from '../../messages/fr/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/fr/documents.json' with { type: 'json' };
import favorites from '../../messages/fr/favorites.json' with { type: 'json' };
import identity from '../../messages/fr/identity.json' with { type: 'json' };
import mypage from '../../messages/fr/mypage.json' with { type: 'json' };
import referrals from '../../messages/fr/referrals.json' with { type: 'json' };
import resume from '../../messages/fr/resume.json' with { type: 'json' };
import support from '../../messages/fr/support.json' with { type: 'json' };
import verificationMethods from '../../messages/fr/verification-methods.json' with { type: 'json' };
import welcome from '../../messages/fr/welcome.json' with { type: 'json' };
import widgets from '../../messages/fr/widgets.json' with { type: 'json' };

export const messages = { account, communication, 'cv-reviews': cvReviews, documents, favorites, identity, mypage, referrals, resume, support, 'verification-methods': verificationMethods, welcome, widgets };
