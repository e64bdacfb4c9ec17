// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/ko/account.json' with { type: 'json' };
import communication from '../../messages/ko/communication.json' with { type: 'json' };
import cvReviews from '../../messages/ko/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/ko/documents.json' with { type: 'json' };
import favorites from '../../messages/ko/favorites.json' with { type: 'json' };
import identity from '../../messages/ko/identity.json' with { type: 'json' };
import mypage from '../../messages/ko/mypage.json' with { type: 'json' };
import referrals from '../../messages/ko/referrals.json' with { type: 'json' };
import resume from '../../messages/ko/resume.json' with { type: 'json' };
import support from '../../messages/ko/support.json' with { type: 'json' };
import verificationMethods from '../../messages/ko/verification-methods.json' with { type: 'json' };
import welcome from '../../messages/ko/welcome.json' with { type: 'json' };
import widgets from '../../messages/ko/widgets.json' with { type: 'json' };

export const messages = { account, communication, 'cv-reviews': cvReviews, documents, favorites, identity, mypage, referrals, resume, support, 'verification-methods': verificationMethods, welcome, widgets };
