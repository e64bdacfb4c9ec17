import { defineFeature } from '../../kernel/feature.ts';
import { schoolNamed, schoolsOfNode } from '../schools/directory.ts';
import { resumePersonalData } from './personal-data.ts';
import { resumeRoutes } from './routes.ts';

export default defineFeature({
  name: 'resume',
  uses: ['account', 'candidates', 'identity', 'reference', 'schools', 'organizations'],
  tables: ['profile_import'],
  parts: ['document/', 'import-limit', 'importing/', 'json-resume/', 'picture', 'resume-words', 'reviews'],
  routes(node) {
    const directory = schoolsOfNode(node);
    resumeRoutes(node.bind, { ...node, schoolNamed: async (name) => schoolNamed(await directory.schools(), name) });
  },
  personalData: [resumePersonalData],
});
