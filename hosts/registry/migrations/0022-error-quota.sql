-- The place of the visitor who reported a group first, which many visitors share: one network makes only some groups a day.
ALTER TABLE error_groups ADD COLUMN first_visitor smallint;
