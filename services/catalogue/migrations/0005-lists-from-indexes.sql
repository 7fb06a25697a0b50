-- A list is counted, filtered and paged from one narrow index; only the rows of its page are read.

CREATE INDEX locations_listed ON locations (name, id) INCLUDE (country_id, searched_as);
DROP INDEX locations_by_name;
CREATE INDEX airports_listed ON airports (name, code) INCLUDE (id, location_id, searched_as);
DROP INDEX airports_by_name;
