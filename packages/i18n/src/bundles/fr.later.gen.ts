// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/fr/access-simulator.json' with { type: 'json' };
import admin from '../../messages/fr/admin.json' with { type: 'json' };
import console from '../../messages/fr/console.json' with { type: 'json' };
import education from '../../messages/fr/education.json' with { type: 'json' };
import feedMails from '../../messages/fr/feed-mails.json' with { type: 'json' };
import feeds from '../../messages/fr/feeds.json' with { type: 'json' };
import operations from '../../messages/fr/operations.json' with { type: 'json' };
import organizations from '../../messages/fr/organizations.json' with { type: 'json' };
import reference from '../../messages/fr/reference.json' with { type: 'json' };
import referenceData from '../../messages/fr/reference-data.json' with { type: 'json' };
import schoolSettings from '../../messages/fr/school-settings.json' with { type: 'json' };
import staffHome from '../../messages/fr/staff-home.json' with { type: 'json' };
import students from '../../messages/fr/students.json' with { type: 'json' };
import verificationQueue from '../../messages/fr/verification-queue.json' with { type: 'json' };
import errors from '../../messages/fr/errors.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, admin, console, education, 'feed-mails': feedMails, feeds, operations, organizations, reference, 'reference-data': referenceData, 'school-settings': schoolSettings, 'staff-home': staffHome, students, 'verification-queue': verificationQueue, errors };
