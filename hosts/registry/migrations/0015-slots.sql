-- Which remotes fill a slot of the site's pages, and in which order. Each decision is a row that stays; a slot's latest counts.
CREATE TABLE slot_orders (
  slot       text NOT NULL,
  revision   integer NOT NULL CONSTRAINT slot_orders_revision_counts CHECK (revision > 0),
  shown      text[] NOT NULL,
  hidden     text[] NOT NULL,
  decided_by text NOT NULL,
  decided_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT slot_orders_pkey PRIMARY KEY (slot, revision),
  CONSTRAINT slot_orders_decided_once CHECK (NOT shown && hidden)
);

CREATE TRIGGER slot_orders_are_final BEFORE UPDATE OR DELETE ON slot_orders FOR EACH ROW EXECUTE FUNCTION refuse_to_change_what_was_published();
CREATE TRIGGER slot_orders_changed AFTER INSERT ON slot_orders FOR EACH STATEMENT EXECUTE FUNCTION notify_registry_changed();
