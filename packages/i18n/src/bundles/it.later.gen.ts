// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/en/access-simulator.json' with { type: 'json' };
import account from '../../messages/it/account.json' with { type: 'json' };
import admin from '../../messages/it/admin.json' with { type: 'json' };
import communication from '../../messages/it/communication.json' with { type: 'json' };
import console from '../../messages/it/console.json' with { type: 'json' };
import cvReviews from '../../messages/it/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/it/documents.json' with { type: 'json' };
import education from '../../messages/it/education.json' with { type: 'json' };
import entries from '../../messages/it/entries.json' with { type: 'json' };
import favorites from '../../messages/it/favorites.json' with { type: 'json' };
import identity from '../../messages/it/identity.json' with { type: 'json' };
import mypage from '../../messages/it/mypage.json' with { type: 'json' };
import profile from '../../messages/it/profile.json' with { type: 'json' };
import reference from '../../messages/it/reference.json' with { type: 'json' };
import referrals from '../../messages/it/referrals.json' with { type: 'json' };
import resume from '../../messages/it/resume.json' with { type: 'json' };
import schoolSettings from '../../messages/it/school-settings.json' with { type: 'json' };
import score from '../../messages/it/score.json' with { type: 'json' };
import staffHome from '../../messages/it/staff-home.json' with { type: 'json' };
import students from '../../messages/it/students.json' with { type: 'json' };
import verification from '../../messages/it/verification.json' with { type: 'json' };
import verificationMethods from '../../messages/it/verification-methods.json' with { type: 'json' };
import verificationQueue from '../../messages/it/verification-queue.json' with { type: 'json' };
import welcome from '../../messages/it/welcome.json' with { type: 'json' };
import widgets from '../../messages/it/widgets.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, account, admin, communication, console, 'cv-reviews': cvReviews, documents, education, entries, favorites, identity, mypage, profile, reference, referrals, resume, 'school-settings': schoolSettings, score, 'staff-home': staffHome, students, verification, 'verification-methods': verificationMethods, 'verification-queue': verificationQueue, welcome, widgets };
