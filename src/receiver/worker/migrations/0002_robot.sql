-- robot: 1 is a request with a sign of a robot.
ALTER TABLE requests ADD COLUMN robot INTEGER NOT NULL DEFAULT 0;
