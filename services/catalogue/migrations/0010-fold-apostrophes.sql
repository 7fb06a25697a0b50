-- Every sign that is typed as an apostrophe is left out of searches.
CREATE OR REPLACE FUNCTION folded(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(
  replace(replace(replace(replace(
    translate(regexp_replace(lower(normalize(typed COLLATE names, NFD)), '[\u0300-\u036f''’‘ʼʻ′`´]', '', 'g'), 'øłđðı', 'olddi'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
  '[^[:alnum:]]+', ' ', 'g'));

UPDATE locations SET name = name WHERE name ~ '[ʼʻ′]';
UPDATE airports SET name = name WHERE name ~ '[ʼʻ′]';
