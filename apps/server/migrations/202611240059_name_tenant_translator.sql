-- Where pages in another language are translated, as a template (packages/rules translator-templates.ts says what it may be); null: nowhere.
alter table tenant add column translator_template text constraint translator_template_is_one check (
  length(translator_template) <= 500 and translator_template ~ '^https://[^/?{}@]+[/?]'
  and position('{url}' in translator_template) > 0 and position('{language}' in translator_template) > 0);
