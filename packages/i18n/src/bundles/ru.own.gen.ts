// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/ru/account.json' with { type: 'json' };
import communication from '../../messages/ru/communication.json' with { type: 'json' };
import cvReviews from '../../messages/ru/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/ru/documents.json' with { type: 'json' };
import favorites from '../../messages/ru/favorites.json' with { type: 'json' };
import identity from '../../messages/ru/identity.json' with { type: 'json' };
import mypage from '../../messages/ru/mypage.json' with { type: 'json' };
import referrals from '../../messages/ru/referrals.json' with { type: 'json' };
import resume from '../../messages/ru/resume.json' with { type: 'json' };
import support from '../../messages/ru/support.json' with { type: 'json' };
import verificationMethods from '../../messages/ru/verification-methods.json' with { type: 'json' };
import welcome from '../../messages/ru/welcome.json' with { type: 'json' };
import widgets from '../../messages/ru/widgets.json' with { type: 'json' };

export const messages = { account, communication, 'cv-reviews': cvReviews, documents, favorites, identity, mypage, referrals, resume, support, 'verification-methods': verificationMethods, welcome, widgets };
