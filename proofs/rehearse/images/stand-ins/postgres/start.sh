set -e
PATH=/postgres/native/bin:$PATH
data=/var/lib/postgresql/data
if [ ! -s $data/PG_VERSION ]; then
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  initdb --pgdata=$data --username="$POSTGRES_USER" --pwfile=/tmp/password --auth=scram-sha-256 $POSTGRES_INITDB_ARGS
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> $data/pg_hba.conf
  echo "CREATE DATABASE $POSTGRES_DB" | postgres --single -D $data postgres
fi
exec postgres -D $data -c listen_addresses='*' -c unix_socket_directories=/tmp
