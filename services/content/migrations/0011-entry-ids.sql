-- Entries of lists have ids, so that two administrators' changes of a list can be told apart. The same text at the same
-- place among its equals has the same id in every version.
ALTER TABLE site_information_revisions DISABLE TRIGGER site_information_revisions_are_final;

CREATE FUNCTION pg_temp.with_ids(list jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', md5(entry::text || nth)::uuid) || entry ORDER BY place), '[]')
    FROM (SELECT entry, place, row_number() OVER (PARTITION BY entry ORDER BY place) AS nth
            FROM jsonb_array_elements(list) WITH ORDINALITY AS entries (entry, place)) numbered
$$;
UPDATE site_information_revisions SET value = pg_temp.with_ids(value)
 WHERE key IN ('faq', 'privacyPolicy', 'terms', 'aboutUsLong');
UPDATE site_information_revisions SET value = jsonb_set(value, '{items}', pg_temp.with_ids(value -> 'items'))
 WHERE key = 'payLater';

ALTER TABLE site_information_revisions ENABLE TRIGGER site_information_revisions_are_final;

-- The keys are those of the schema in src/site-information/site-values.input.ts: a new text needs no migration.
ALTER TABLE site_information_revisions DROP CONSTRAINT site_information_revisions_key_known;
