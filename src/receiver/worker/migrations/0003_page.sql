-- page: the path of the page on which a request was sent. A row of an earlier version has none.
ALTER TABLE requests ADD COLUMN page TEXT NOT NULL DEFAULT '';
