// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/jp/account.json' with { type: 'json' };
import communication from '../../messages/jp/communication.json' with { type: 'json' };
import cvReviews from '../../messages/jp/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/jp/documents.json' with { type: 'json' };
import favorites from '../../messages/jp/favorites.json' with { type: 'json' };
import identity from '../../messages/jp/identity.json' with { type: 'json' };
import mypage from '../../messages/jp/mypage.json' with { type: 'json' };
import referrals from '../../messages/jp/referrals.json' with { type: 'json' };
import resume from '../../messages/jp/resume.json' with { type: 'json' };
import support from '../../messages/jp/support.json' with { type: 'json' };
import verificationMethods from '../../messages/jp/verification-methods.json' with { type: 'json' };
import welcome from '../../messages/jp/welcome.json' with { type: 'json' };
import widgets from '../../messages/jp/widgets.json' with { type: 'json' };

export const messages = { account, communication, 'cv-reviews': cvReviews, documents, favorites, identity, mypage, referrals, resume, support, 'verification-methods': verificationMethods, welcome, widgets };
