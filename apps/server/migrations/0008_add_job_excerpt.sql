-- The first lines for list cards: reading them from the whole text would unpack it for every row of a page.
alter table job add column excerpt text generated always as (left(description_text, 280)) stored;
