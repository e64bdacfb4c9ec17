// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import account from '../../messages/cn/account.json' with { type: 'json' };
import communication from '../../messages/cn/communication.json' with { type: 'json' };
import cvReviews from '../../messages/cn/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/cn/documents.json' with { type: 'json' };
import favorites from '../../messages/cn/favorites.json' with { type: 'json' };
import identity from '../../messages/cn/identity.json' with { type: 'json' };
import mypage from '../../messages/cn/mypage.json' with { type: 'json' };
import referrals from '../../messages/cn/referrals.json' with { type: 'json' };
import resume from '../../messages/cn/resume.json' with { type: 'json' };
import support from '../../messages/cn/support.json' with { type: 'json' };
import verificationMethods from '../../messages/cn/verification-methods.json' with { type: 'json' };
import welcome from '../../messages/cn/welcome.json' with { type: 'json' };
import widgets from '../../messages/cn/widgets.json' with { type: 'json' };

export const messages = { account, communication, 'cv-reviews': cvReviews, documents, favorites, identity, mypage, referrals, resume, support, 'verification-methods': verificationMethods, welcome, widgets };
