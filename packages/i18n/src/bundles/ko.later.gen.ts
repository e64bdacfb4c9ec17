// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/en/access-simulator.json' with { type: 'json' };
import account from '../../messages/ko/account.json' with { type: 'json' };
import admin from '../../messages/ko/admin.json' with { type: 'json' };
import communication from '../../messages/ko/communication.json' with { type: 'json' };
import console from '../../messages/ko/console.json' with { type: 'json' };
import cvReviews from '../../messages/ko/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/ko/documents.json' with { type: 'json' };
import education from '../../messages/ko/education.json' with { type: 'json' };
import entries from '../../messages/ko/entries.json' with { type: 'json' };
import favorites from '../../messages/ko/favorites.json' with { type: 'json' };
import identity from '../../messages/ko/identity.json' with { type: 'json' };
import mypage from '../../messages/ko/mypage.json' with { type: 'json' };
import profile from '../../messages/ko/profile.json' with { type: 'json' };
import reference from '../../messages/ko/reference.json' with { type: 'json' };
import referrals from '../../messages/ko/referrals.json' with { type: 'json' };
import resume from '../../messages/ko/resume.json' with { type: 'json' };
import schoolSettings from '../../messages/ko/school-settings.json' with { type: 'json' };
import score from '../../messages/ko/score.json' with { type: 'json' };
import staffHome from '../../messages/ko/staff-home.json' with { type: 'json' };
import students from '../../messages/ko/students.json' with { type: 'json' };
import verification from '../../messages/ko/verification.json' with { type: 'json' };
import verificationMethods from '../../messages/ko/verification-methods.json' with { type: 'json' };
import verificationQueue from '../../messages/ko/verification-queue.json' with { type: 'json' };
import welcome from '../../messages/ko/welcome.json' with { type: 'json' };
import widgets from '../../messages/ko/widgets.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, account, admin, communication, console, 'cv-reviews': cvReviews, documents, education, entries, favorites, identity, mypage, profile, reference, referrals, resume, 'school-settings': schoolSettings, score, 'staff-home': staffHome, students, verification, 'verification-methods': verificationMethods, 'verification-queue': verificationQueue, welcome, widgets };
