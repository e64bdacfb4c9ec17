// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/en/access-simulator.json' with { type: 'json' };
import account from '../../messages/cn/account.json' with { type: 'json' };
import admin from '../../messages/cn/admin.json' with { type: 'json' };
import communication from '../../messages/cn/communication.json' with { type: 'json' };
import console from '../../messages/cn/console.json' with { type: 'json' };
import cvReviews from '../../messages/cn/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/cn/documents.json' with { type: 'json' };
import education from '../../messages/cn/education.json' with { type: 'json' };
import entries from '../../messages/cn/entries.json' with { type: 'json' };
import favorites from '../../messages/cn/favorites.json' with { type: 'json' };
import identity from '../../messages/cn/identity.json' with { type: 'json' };
import mypage from '../../messages/cn/mypage.json' with { type: 'json' };
import profile from '../../messages/cn/profile.json' with { type: 'json' };
import reference from '../../messages/cn/reference.json' with { type: 'json' };
import referrals from '../../messages/cn/referrals.json' with { type: 'json' };
import resume from '../../messages/cn/resume.json' with { type: 'json' };
import schoolSettings from '../../messages/cn/school-settings.json' with { type: 'json' };
import score from '../../messages/cn/score.json' with { type: 'json' };
import staffHome from '../../messages/cn/staff-home.json' with { type: 'json' };
import students from '../../messages/cn/students.json' with { type: 'json' };
import verification from '../../messages/cn/verification.json' with { type: 'json' };
import verificationMethods from '../../messages/cn/verification-methods.json' with { type: 'json' };
import verificationQueue from '../../messages/cn/verification-queue.json' with { type: 'json' };
import welcome from '../../messages/cn/welcome.json' with { type: 'json' };
import widgets from '../../messages/cn/widgets.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, account, admin, communication, console, 'cv-reviews': cvReviews, documents, education, entries, favorites, identity, mypage, profile, reference, referrals, resume, 'school-settings': schoolSettings, score, 'staff-home': staffHome, students, verification, 'verification-methods': verificationMethods, 'verification-queue': verificationQueue, welcome, widgets };
