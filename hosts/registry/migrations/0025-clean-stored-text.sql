-- Text from before it was cleaned when stored (toPrintableLine in packages/text-rules). An error that occurs again is stored again.
DELETE FROM error_groups
 WHERE concat(name, message, place, sample) ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
    OR sample::text ~ '\\u00[01][0-9a-f]|\\[bf]';
UPDATE error_groups SET name = regexp_replace(name, '\s+', ' ', 'g'), message = regexp_replace(message, '\s+', ' ', 'g')
 WHERE concat(name, message) ~ '[\n\r\t]';

-- Line breaks of an address are not sent. Decisions with their reasons are final: they are cleaned where they are printed.
UPDATE notification_targets target SET address = regexp_replace(address, '[\n\r\t]', '', 'g')
 WHERE address ~ '[\n\r\t]' AND NOT EXISTS (
   SELECT FROM notification_targets other
    WHERE other.remote = target.remote AND other.address = regexp_replace(target.address, '[\n\r\t]', '', 'g'));

UPDATE notifications SET problem = regexp_replace(problem, '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+', ' ', 'g')
 WHERE problem ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]';
