// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/en/access-simulator.json' with { type: 'json' };
import account from '../../messages/pt/account.json' with { type: 'json' };
import admin from '../../messages/pt/admin.json' with { type: 'json' };
import communication from '../../messages/pt/communication.json' with { type: 'json' };
import console from '../../messages/pt/console.json' with { type: 'json' };
import cvReviews from '../../messages/pt/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/pt/documents.json' with { type: 'json' };
import education from '../../messages/pt/education.json' with { type: 'json' };
import entries from '../../messages/pt/entries.json' with { type: 'json' };
import favorites from '../../messages/pt/favorites.json' with { type: 'json' };
import identity from '../../messages/pt/identity.json' with { type: 'json' };
import mypage from '../../messages/pt/mypage.json' with { type: 'json' };
import profile from '../../messages/pt/profile.json' with { type: 'json' };
import reference from '../../messages/pt/reference.json' with { type: 'json' };
import referrals from '../../messages/pt/referrals.json' with { type: 'json' };
import resume from '../../messages/pt/resume.json' with { type: 'json' };
import schoolSettings from '../../messages/pt/school-settings.json' with { type: 'json' };
import score from '../../messages/pt/score.json' with { type: 'json' };
import staffHome from '../../messages/pt/staff-home.json' with { type: 'json' };
import students from '../../messages/pt/students.json' with { type: 'json' };
import verification from '../../messages/pt/verification.json' with { type: 'json' };
import verificationMethods from '../../messages/pt/verification-methods.json' with { type: 'json' };
import verificationQueue from '../../messages/pt/verification-queue.json' with { type: 'json' };
import welcome from '../../messages/pt/welcome.json' with { type: 'json' };
import widgets from '../../messages/pt/widgets.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, account, admin, communication, console, 'cv-reviews': cvReviews, documents, education, entries, favorites, identity, mypage, profile, reference, referrals, resume, 'school-settings': schoolSettings, score, 'staff-home': staffHome, students, verification, 'verification-methods': verificationMethods, 'verification-queue': verificationQueue, welcome, widgets };
