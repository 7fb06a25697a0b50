-- The /56 and the /48 around an IPv6 address, in which one guesser may own every network.
ALTER TABLE sign_in_attempts ADD COLUMN networks text[] NOT NULL DEFAULT '{}';
CREATE INDEX sign_in_attempts_networks ON sign_in_attempts USING gin (networks);

-- A guess reads only the end of an index, however many guesses there are.
DROP INDEX sign_in_attempts_account;
DROP INDEX sign_in_attempts_address;
CREATE INDEX sign_in_attempts_account ON sign_in_attempts (account, due_at);
CREATE INDEX sign_in_attempts_address ON sign_in_attempts (address, due_at);
