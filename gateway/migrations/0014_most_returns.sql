-- The highest return of any single bet of a game; null: not told, and that of the main bet stands for it.
alter table games add column most_rtp_bp integer;
