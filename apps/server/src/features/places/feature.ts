import { defineFeature } from '../../kernel/feature.ts';

export default defineFeature({
  name: 'places',
  uses: [],
  tables: [],
  parts: ['gazetteer', 'known-cities', 'suggesting'],
  shows: ['place-lines', 'suggesting'],
});
