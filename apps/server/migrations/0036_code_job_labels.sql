-- Labels that recognition gives are codes now ({ "code": "volunteer" }), named in the reader's language; rows of earlier imports hold English.
update job set labels = (
  select jsonb_agg(coalesce((
      select jsonb_build_object('code', code)
      from (values ('Volunteer', 'volunteer'), ('Graduate programme', 'graduate_program'), ('Apprenticeship', 'apprenticeship'),
        ('Offers visa sponsorship', 'visa_sponsorship'), ('Visa support', 'visa_sponsorship'), ('No visa sponsorship', 'no_visa_sponsorship'),
        ('US citizenship required', 'us_citizenship'), ('Spring', 'spring'), ('Summer', 'summer'), ('Fall', 'fall'), ('Winter', 'winter')
      ) as named(words, code)
      where given.label ->> 'type' = 'text' and named.words = given.label ->> 'text'
    ), given.label) order by given.place)
  from jsonb_array_elements(job.labels) with ordinality as given(label, place)
)
where jsonb_typeof(job.labels) = 'array' and job.labels <> '[]';
comment on column job.labels is '[{ code } | { type: text|img, text, tooltip, img }]: a code is named by messages jobs.labels';
