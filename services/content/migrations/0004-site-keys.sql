-- Keys of the site information in the words of the domain; the specification's names stay at the REST API.

ALTER TABLE site_information_revisions DROP CONSTRAINT site_information_revisions_key_known;
ALTER TABLE site_information_revisions DISABLE TRIGGER site_information_revisions_are_final;
ALTER TABLE changes DISABLE TRIGGER changes_are_final;

CREATE TEMPORARY TABLE renamed_keys ON COMMIT DROP AS
  SELECT * FROM (VALUES ('contactWA', 'contactWhatsApp'), ('mapEmbedCode', 'mapEmbed'), ('booking', 'payLater')) keys (previous, renamed);

UPDATE site_information_revisions SET key = renamed FROM renamed_keys WHERE key = previous;
UPDATE changes
   SET subject_id = renamed, label = renamed,
       before = CASE WHEN before ? previous THEN before - previous || jsonb_build_object(renamed, before -> previous) ELSE before END,
       after = CASE WHEN after ? previous THEN after - previous || jsonb_build_object(renamed, after -> previous) ELSE after END
  FROM renamed_keys
 WHERE subject = 'site_information' AND subject_id = previous;

DROP TABLE renamed_keys;
ALTER TABLE changes ENABLE TRIGGER changes_are_final;
ALTER TABLE site_information_revisions ENABLE TRIGGER site_information_revisions_are_final;
ALTER TABLE site_information_revisions ADD CONSTRAINT site_information_revisions_key_known CHECK (key IN (
  'brand', 'contactPhone', 'contactEmail', 'contactWhatsApp', 'addressText', 'mapEmbed', 'aboutInfo', 'claims',
  'protectionScheme', 'faq', 'privacyPolicy', 'terms', 'payLater', 'aboutUsLong', 'chat', 'bookingListCurrency'));
