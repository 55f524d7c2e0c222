-- Searches older than 30 days are deleted at each new one; the index keeps that cheap.
create index quick_searches_created_at on internal.quick_searches (created_at);
-- From here on a search is kept in the planner's words; no page could read the earlier rows back.
truncate internal.quick_searches;
