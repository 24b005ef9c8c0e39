-- After the database was recovered to an earlier moment, before the product is started: what must not come back with it.
-- Whoever has signed out since would be signed in again, a revoked invitation would be good again, and a design that was
-- never sent may have lost its file.
--   psql "$DATABASE_URL" --set=ON_ERROR_STOP=1 --file=deploy/postgresql/after-recovery.sql
TRUNCATE
  password_checks,
  quotation_codes,
  staff_challenges,
  staff_devices,
  staff_invitations,
  staff_sessions,
  uploads;
DELETE FROM artwork WHERE inquiry_id IS NULL;
