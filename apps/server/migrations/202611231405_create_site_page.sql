-- The own pages of a tenant (privacy, terms, imprint, FAQ): every publication is a row and none is changed, so what was said when can be read
-- and taken up again. The newest edition of a page is what is shown; without texts, ours is shown again. Who published is told by the audit.
create table site_page_edition (
  tenant_id integer not null references tenant (id) on delete cascade,
  page text not null check (page in ('privacy', 'terms', 'imprint', 'faq')),
  number integer not null check (number > 0),
  texts jsonb check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  published_at timestamptz not null,
  -- Serves the newest edition of a page too; of two at once one is refused.
  primary key (tenant_id, page, number)
);

-- Tenants that have an imprint: every page links to it.
create view site_page_imprint as
select e.tenant_id
from site_page_edition e
where e.page = 'imprint' and e.texts is not null
  and not exists (
    select from site_page_edition later where later.tenant_id = e.tenant_id and later.page = e.page and later.number > e.number
  );
