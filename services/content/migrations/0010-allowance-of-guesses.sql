-- Whether the guess was among the first of its network in a day: those are checked at once.
ALTER TABLE sign_in_attempts ADD COLUMN within_allowance boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN sign_in_attempts.due_at IS 'The next guess that is beyond the allowance is checked after it.';
