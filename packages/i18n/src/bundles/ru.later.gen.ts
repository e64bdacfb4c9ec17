// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/en/access-simulator.json' with { type: 'json' };
import account from '../../messages/ru/account.json' with { type: 'json' };
import admin from '../../messages/ru/admin.json' with { type: 'json' };
import communication from '../../messages/ru/communication.json' with { type: 'json' };
import console from '../../messages/ru/console.json' with { type: 'json' };
import cvReviews from '../../messages/ru/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/ru/documents.json' with { type: 'json' };
import education from '../../messages/ru/education.json' with { type: 'json' };
import entries from '../../messages/ru/entries.json' with { type: 'json' };
import favorites from '../../messages/ru/favorites.json' with { type: 'json' };
import identity from '../../messages/ru/identity.json' with { type: 'json' };
import mypage from '../../messages/ru/mypage.json' with { type: 'json' };
import profile from '../../messages/ru/profile.json' with { type: 'json' };
import reference from '../../messages/ru/reference.json' with { type: 'json' };
import referrals from '../../messages/ru/referrals.json' with { type: 'json' };
import resume from '../../messages/ru/resume.json' with { type: 'json' };
import schoolSettings from '../../messages/ru/school-settings.json' with { type: 'json' };
import score from '../../messages/ru/score.json' with { type: 'json' };
import staffHome from '../../messages/ru/staff-home.json' with { type: 'json' };
import students from '../../messages/ru/students.json' with { type: 'json' };
import verification from '../../messages/ru/verification.json' with { type: 'json' };
import verificationMethods from '../../messages/ru/verification-methods.json' with { type: 'json' };
import verificationQueue from '../../messages/ru/verification-queue.json' with { type: 'json' };
import welcome from '../../messages/ru/welcome.json' with { type: 'json' };
import widgets from '../../messages/ru/widgets.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, account, admin, communication, console, 'cv-reviews': cvReviews, documents, education, entries, favorites, identity, mypage, profile, reference, referrals, resume, 'school-settings': schoolSettings, score, 'staff-home': staffHome, students, verification, 'verification-methods': verificationMethods, 'verification-queue': verificationQueue, welcome, widgets };
