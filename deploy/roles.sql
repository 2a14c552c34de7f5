-- The two roles of Digis and their database, once, as a superuser:
--   psql -v owner_password=… -v app_password=… -f roles.sql
-- digis_owner migrates (DATABASE_OWNER_URL). digis_app serves (DATABASE_URL): at each start the owner grants it the rows, and it can
-- neither change the books afterwards nor alter a table.
CREATE ROLE digis_owner LOGIN NOSUPERUSER PASSWORD :'owner_password';
CREATE ROLE digis_app LOGIN NOSUPERUSER PASSWORD :'app_password';
CREATE DATABASE digis OWNER digis_owner ENCODING 'UTF8' TEMPLATE template0;
REVOKE ALL ON DATABASE digis FROM PUBLIC;
GRANT CONNECT ON DATABASE digis TO digis_app;
