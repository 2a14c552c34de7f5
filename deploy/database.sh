#!/bin/sh
# Run once by the image of PostgreSQL on an empty volume: the roles, and where the archive of the log lies.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" \
  --variable owner_password="$(cat /run/secrets/owner-password)" \
  --variable app_password="$(cat /run/secrets/app-password)" \
  --file /opt/roles.sql
