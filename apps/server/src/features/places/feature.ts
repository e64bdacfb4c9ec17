import { defineFeature } from '../../kernel/feature.ts';

export default defineFeature({
  name: 'places',
  uses: [],
  tables: [],
  parts: ['known-cities', 'suggesting'],
  shows: ['place-lines', 'suggesting'],
});
