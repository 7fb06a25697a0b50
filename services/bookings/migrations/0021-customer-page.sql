-- The office can withdraw the page that a customer's private link opens.
ALTER TABLE bookings ADD has_page boolean NOT NULL DEFAULT true;
