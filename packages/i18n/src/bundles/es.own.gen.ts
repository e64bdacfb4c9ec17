// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/es/account.json' with { type: 'json' };
import communication from '../../messages/es/communication.json' with { type: 'json' };
import cvReviews from '../../messages/es/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/es/documents.json' with { type: 'json' };
import favorites from '../../messages/es/favorites.json' with { type: 'json' };
import identity from '../../messages/es/identity.json' with { type: 'json' };
import mypage from '../../messages/es/mypage.json' with { type: 'json' };
import referrals from '../../messages/es/referrals.json' with { type: 'json' };
import resume from '../../messages/es/resume.json' with { type: 'json' };
import support from '../../messages/es/support.json' with { type: 'json' };
import verificationMethods from '../../messages/es/verification-methods.json' with { type: 'json' };
import welcome from '../../messages/es/welcome.json' with { type: 'json' };
import widgets from '../../messages/es/widgets.json' with { type: 'json' };

export const messages = { account, communication, 'cv-reviews': cvReviews, documents, favorites, identity, mypage, referrals, resume, support, 'verification-methods': verificationMethods, welcome, widgets };
