// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/en/access-simulator.json' with { type: 'json' };
import account from '../../messages/jp/account.json' with { type: 'json' };
import admin from '../../messages/jp/admin.json' with { type: 'json' };
import communication from '../../messages/jp/communication.json' with { type: 'json' };
import console from '../../messages/jp/console.json' with { type: 'json' };
import cvReviews from '../../messages/jp/cv-reviews.json' with { type: 'json' };
import documents from '../../messages/jp/documents.json' with { type: 'json' };
import education from '../../messages/jp/education.json' with { type: 'json' };
import entries from '../../messages/jp/entries.json' with { type: 'json' };
import favorites from '../../messages/jp/favorites.json' with { type: 'json' };
import identity from '../../messages/jp/identity.json' with { type: 'json' };
import mypage from '../../messages/jp/mypage.json' with { type: 'json' };
import profile from '../../messages/jp/profile.json' with { type: 'json' };
import reference from '../../messages/jp/reference.json' with { type: 'json' };
import referrals from '../../messages/jp/referrals.json' with { type: 'json' };
import resume from '../../messages/jp/resume.json' with { type: 'json' };
import schoolSettings from '../../messages/jp/school-settings.json' with { type: 'json' };
import score from '../../messages/jp/score.json' with { type: 'json' };
import staffHome from '../../messages/jp/staff-home.json' with { type: 'json' };
import students from '../../messages/jp/students.json' with { type: 'json' };
import verification from '../../messages/jp/verification.json' with { type: 'json' };
import verificationMethods from '../../messages/jp/verification-methods.json' with { type: 'json' };
import verificationQueue from '../../messages/jp/verification-queue.json' with { type: 'json' };
import welcome from '../../messages/jp/welcome.json' with { type: 'json' };
import widgets from '../../messages/jp/widgets.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, account, admin, communication, console, 'cv-reviews': cvReviews, documents, education, entries, favorites, identity, mypage, profile, reference, referrals, resume, 'school-settings': schoolSettings, score, 'staff-home': staffHome, students, verification, 'verification-methods': verificationMethods, 'verification-queue': verificationQueue, welcome, widgets };
