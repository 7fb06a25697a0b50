-- Site information: one row per key and version. The newest version of a key is what the site shows;
-- the older ones stay, and any of them can be restored as a newer version.
CREATE TABLE site_information_revisions (
  key              text NOT NULL CONSTRAINT site_information_revisions_key_known CHECK (key IN (
                     'brand', 'contactPhone', 'contactEmail', 'contactWA', 'addressText', 'mapEmbedCode', 'aboutInfo',
                     'claims', 'protectionScheme', 'faq', 'privacyPolicy', 'terms', 'booking', 'aboutUsLong', 'chat',
                     'bookingListCurrency')),
  version          integer NOT NULL CONSTRAINT site_information_revisions_version_positive CHECK (version >= 1),
  -- The whole value, in the shape its key has in src/site-information/site-values.input.ts.
  value            jsonb NOT NULL,
  -- The older version that this one brought back, where it did.
  restored_version integer,
  changed_by       text NOT NULL CONSTRAINT site_information_revisions_changed_by_filled CHECK (btrim(changed_by) <> ''),
  changed_at       timestamptz NOT NULL DEFAULT now(),
  -- Two administrators who save on top of the same version: the second one meets this key.
  CONSTRAINT site_information_revisions_pkey PRIMARY KEY (key, version),
  CONSTRAINT site_information_revisions_restored FOREIGN KEY (key, restored_version)
    REFERENCES site_information_revisions (key, version) ON DELETE RESTRICT,
  CONSTRAINT site_information_revisions_restores_older CHECK (restored_version < version)
);

-- What was published stays provable: a revision is written once.
CREATE FUNCTION refuse_revision_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A revision of the site information is never changed or deleted.' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER site_information_revisions_are_final BEFORE UPDATE OR DELETE ON site_information_revisions
  FOR EACH ROW EXECUTE FUNCTION refuse_revision_change();

-- Reads are answered from memory; every process reads again when something was published.
CREATE FUNCTION notify_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', '');
  RETURN NULL;
END $$;
CREATE TRIGGER site_information_revisions_published AFTER INSERT OR TRUNCATE ON site_information_revisions
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
