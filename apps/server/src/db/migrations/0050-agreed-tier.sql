-- The price of an event holds within the tier it came from (D156), whose bounds are kept with it. An event of before
-- has those of today's tier where that is the one it was priced by; otherwise its price holds for its own number alone.

ALTER TABLE events ADD tier_min int, ADD tier_max int;
UPDATE events ev SET tier_min = t.min, tier_max = t.max FROM package_tiers t
WHERE t.package_id = ev.package_id AND t.value = ev.unit_price AND ev.num_of_people BETWEEN t.min AND t.max;
