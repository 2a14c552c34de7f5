#!/bin/sh
# Prints what differs between the three machines, as variables for etcd, Patroni, pgBackRest and HAProxy:
# Version 2 of etcd's interface: by version 3 the Patroni of Debian 12 (3.0.2) takes a lease back that another already has.
#   sh node.sh 1 10.0.0.1 10.0.0.2 10.0.0.3 > /etc/digis/cluster/node.env      (on the first machine)
set -eu
number="$1"
shift
[ $# -eq 3 ] || { echo "node.sh takes the number of this machine and three addresses" >&2; exit 1; }
eval "own=\$$number"
peers() { printf 'node1=http://%s:2380,node2=http://%s:2380,node3=http://%s:2380' "$1" "$2" "$3"; }
cat <<END
NODE1=$1
NODE2=$2
NODE3=$3
ETCD_NAME=node$number
ETCD_DATA_DIR=/var/lib/etcd/digis
ETCD_LISTEN_CLIENT_URLS=http://$own:2379
ETCD_ADVERTISE_CLIENT_URLS=http://$own:2379
ETCD_LISTEN_PEER_URLS=http://$own:2380
ETCD_INITIAL_ADVERTISE_PEER_URLS=http://$own:2380
ETCD_INITIAL_CLUSTER=$(peers "$@")
ETCD_INITIAL_CLUSTER_TOKEN=digis
ETCD_HEARTBEAT_INTERVAL=250
ETCD_ELECTION_TIMEOUT=2500
ETCD_PRE_VOTE=true
ETCD_ENABLE_V2=true
PATRONI_NAME=node$number
PATRONI_ETCD_HOSTS=$1:2379,$2:2379,$3:2379
PATRONI_RESTAPI_LISTEN=$own:8008
PATRONI_RESTAPI_CONNECT_ADDRESS=$own:8008
PATRONI_POSTGRESQL_LISTEN=$own:5432
PATRONI_POSTGRESQL_CONNECT_ADDRESS=$own:5432
PATRONI_POSTGRESQL_DATA_DIR=/var/lib/postgresql/15/digis
PATRONI_POSTGRESQL_PGPASS=/var/lib/postgresql/.pgpass-patroni
PGBACKREST_CONFIG=/etc/digis/cluster/pgbackrest.conf
PGBACKREST_PG1_PATH=/var/lib/postgresql/15/digis
END
