// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import accessSimulator from '../../messages/de/access-simulator.json' with { type: 'json' };
import admin from '../../messages/de/admin.json' with { type: 'json' };
import console from '../../messages/de/console.json' with { type: 'json' };
import education from '../../messages/de/education.json' with { type: 'json' };
import feedMails from '../../messages/de/feed-mails.json' with { type: 'json' };
import feeds from '../../messages/de/feeds.json' with { type: 'json' };
import operations from '../../messages/de/operations.json' with { type: 'json' };
import organizations from '../../messages/de/organizations.json' with { type: 'json' };
import reference from '../../messages/de/reference.json' with { type: 'json' };
import referenceData from '../../messages/de/reference-data.json' with { type: 'json' };
import schoolSettings from '../../messages/de/school-settings.json' with { type: 'json' };
import staffHome from '../../messages/de/staff-home.json' with { type: 'json' };
import students from '../../messages/de/students.json' with { type: 'json' };
import verificationQueue from '../../messages/de/verification-queue.json' with { type: 'json' };
import errors from '../../messages/de/errors.json' with { type: 'json' };

export const messages = { 'access-simulator': accessSimulator, admin, console, education, 'feed-mails': feedMails, feeds, operations, organizations, reference, 'reference-data': referenceData, 'school-settings': schoolSettings, 'staff-home': staffHome, students, 'verification-queue': verificationQueue, errors };
