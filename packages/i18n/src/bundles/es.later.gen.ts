// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/en/access-simulator.json' with { type: 'json' };
import account from '../../messages/es/account.json' with { type: 'json' };
import admin from '../../messages/es/admin.json' with { type: 'json' };
import communication from '../../messages/es/communication.json' with { type: 'json' };
import console from '../../messages/es/console.json' with { type: 'json' };
import cvReviews from '../../messages/es/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/es/documents.json' with { type: 'json' };
import education from '../../messages/es/education.json' with { type: 'json' };
import entries from '../../messages/es/entries.json' with { type: 'json' };
import favorites from '../../messages/es/favorites.json' with { type: 'json' };
import identity from '../../messages/es/identity.json' with { type: 'json' };
import mypage from '../../messages/es/mypage.json' with { type: 'json' };
import profile from '../../messages/es/profile.json' with { type: 'json' };
import reference from '../../messages/es/reference.json' with { type: 'json' };
import referrals from '../../messages/es/referrals.json' with { type: 'json' };
import resume from '../../messages/es/resume.json' with { type: 'json' };
import schoolSettings from '../../messages/es/school-settings.json' with { type: 'json' };
import score from '../../messages/es/score.json' with { type: 'json' };
import staffHome from '../../messages/es/staff-home.json' with { type: 'json' };
import students from '../../messages/es/students.json' with { type: 'json' };
import verification from '../../messages/es/verification.json' with { type: 'json' };
import verificationMethods from '../../messages/es/verification-methods.json' with { type: 'json' };
import verificationQueue from '../../messages/es/verification-queue.json' with { type: 'json' };
import welcome from '../../messages/es/welcome.json' with { type: 'json' };
import widgets from '../../messages/es/widgets.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, account, admin, communication, console, 'cv-reviews': cvReviews, documents, education, entries, favorites, identity, mypage, profile, reference, referrals, resume, 'school-settings': schoolSettings, score, 'staff-home': staffHome, students, verification, 'verification-methods': verificationMethods, 'verification-queue': verificationQueue, welcome, widgets };
