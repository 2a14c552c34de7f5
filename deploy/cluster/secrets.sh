#!/bin/sh
# Prints the secrets of a cluster, once: the same file goes to all three machines, and a copy of it to where the key of Digis is kept.
#   sh secrets.sh > /etc/digis/cluster/secrets.env
set -eu
word() { openssl rand -hex 24; }
cat <<END
PATRONI_SUPERUSER_USERNAME=postgres
PATRONI_SUPERUSER_PASSWORD=$(word)
PATRONI_REPLICATION_USERNAME=replicator
PATRONI_REPLICATION_PASSWORD=$(word)
PATRONI_RESTAPI_USERNAME=patroni
PATRONI_RESTAPI_PASSWORD=$(word)
PGBACKREST_REPO1_CIPHER_PASS=$(word)
END
