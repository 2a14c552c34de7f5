#!/bin/sh
# Makes the secrets of compose.yaml once, in deploy/secrets: what is there stays. Keep secret-key apart from the copies.
set -eu
folder="${1:-$(dirname "$0")/secrets}"
mkdir -p "$folder"
# Only you enter the folder; the containers' users read the files that are mounted from it.
chmod 700 "$folder"
cd "$folder"

keep() {
  [ -s "$1" ] || printf '%s' "$2" > "$1"
  chmod 444 "$1"
}
word() { openssl rand -hex 24; }

keep database-password "$(word)"
keep owner-password "$(word)"
keep app-password "$(word)"
keep database-owner-url "postgres://digis_owner:$(cat owner-password)@database:5432/digis"
keep database-url "postgres://digis_app:$(cat app-password)@database:5432/digis"
keep bucket-user "$(openssl rand -hex 8)"
keep bucket-password "$(word)"
keep secret-key "$(openssl rand -base64 32)"
keep admin-password "$(openssl rand -base64 18)"
keep metrics-token "$(word)"
