-- Seals of the rows beside the journal: each write of one is sealed together with its name in the log (decision 0148).

-- The columns that a seal covers. A column that comes later belongs to the next version; seals of before keep theirs.
CREATE TABLE sealed_columns (
  table_name text NOT NULL,
  version smallint NOT NULL,
  columns text[] NOT NULL,
  PRIMARY KEY (table_name, version)
);

CREATE TABLE row_seals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  table_name text NOT NULL,
  row_key text NOT NULL,
  version smallint NOT NULL,
  -- The write that left the row so: it stands in the log, or is a migration.
  write_id uuid NOT NULL,
  -- null: the write deleted the row.
  seal bytea
);
CREATE INDEX row_seals_row ON row_seals (table_name, row_key, id);
CREATE TRIGGER row_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON row_seals
  EXECUTE FUNCTION refuse_change();

CREATE FUNCTION row_seal(sealed_table text, sealed_key text, by_version smallint, by_write uuid, content jsonb) RETURNS bytea
LANGUAGE plpgsql STABLE STRICT AS $$
BEGIN
  RETURN (SELECT sha256(convert_to(jsonb_build_array(sealed_table, sealed_key, by_version, by_write,
      jsonb_agg(content -> name ORDER BY place))::text, 'UTF8'))
    FROM sealed_columns, unnest(columns) WITH ORDINALITY AS covered (name, place)
    WHERE table_name = sealed_table AND version = by_version);
END $$;

-- Moments are written in one time zone, whatever that of the connection is.
CREATE FUNCTION row_content(one anyelement) RETURNS jsonb LANGUAGE plpgsql STABLE SET TimeZone = 'UTC' AS $$
BEGIN
  RETURN to_jsonb(one);
END $$;

-- As the owner, so that the role that serves can seal only by writing a row.
CREATE FUNCTION seal_row() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp SET TimeZone = 'UTC' AS $$
DECLARE
  content jsonb := to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END);
  before jsonb := CASE TG_OP WHEN 'UPDATE' THEN to_jsonb(OLD) END;
  row_key text := content ->> TG_ARGV[0];
  newest sealed_columns;
BEGIN
  SELECT * INTO newest FROM sealed_columns WHERE table_name = TG_TABLE_NAME ORDER BY version DESC LIMIT 1;
  IF TG_OP = 'UPDATE' AND NOT EXISTS (
    SELECT FROM unnest(newest.columns) name WHERE before -> name IS DISTINCT FROM content -> name) THEN
    RETURN NULL;
  END IF;
  INSERT INTO row_seals (table_name, row_key, version, write_id, seal)
    VALUES (TG_TABLE_NAME, row_key, newest.version, this_write(), CASE WHEN TG_OP <> 'DELETE' THEN
      row_seal(TG_TABLE_NAME, row_key, newest.version, this_write(), content) END);
  RETURN NULL;
END $$;

-- Seals the rows of a table that have no seal yet.
CREATE FUNCTION seal_rows_of(sealed_table text, key text, condition text DEFAULT 'true') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO row_seals (table_name, row_key, version, write_id, seal)
    SELECT %1$L, one.%2$I, newest.version, this_write(),
      row_seal(%1$L, one.%2$I::text, newest.version, this_write(), row_content(one))
    FROM %1$I one, (SELECT max(version) AS version FROM sealed_columns WHERE table_name = %1$L) newest
    WHERE (%3$s) AND NOT EXISTS (SELECT FROM row_seals WHERE table_name = %1$L AND row_key = one.%2$I::text)
    ORDER BY one.%2$I', sealed_table, key, condition);
END $$;

-- One text for a set of seals. In pieces, because one value holds a gigabyte at most.
CREATE FUNCTION digest_of_seals(ids int8multirange) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(coalesce(string_agg(digest, ''::bytea ORDER BY piece), ''::bytea)), 'hex') FROM (
    SELECT s.id / 10000 AS piece, sha256(string_agg(convert_to(jsonb_build_array(s.id, s.table_name, s.row_key, s.version,
      s.write_id, encode(s.seal, 'hex'))::text, 'UTF8'), ''::bytea ORDER BY s.id)) AS digest
    FROM unnest(ids) span JOIN row_seals s ON s.id >= lower(span) AND s.id < upper(span) GROUP BY 1) pieces
$$;

-- An import is sealed from its commit on: one that waits for it is forgotten after a day.
DO $$
DECLARE
  one record;
BEGIN
  FOR one IN SELECT * FROM (VALUES
    ('action_logs', 'id', '', '{id,user_id,branch_id,action,subject,entity_id,changes,device,ip,created_at,write_id}'),
    ('advances', 'id', '', '{id,branch_id,event_id,transact_type,settle_amount,rest,settle_date,remark,is_open,created_at}'),
    ('agreements', 'id', '', '{id,event_id,date,behalf,client,client_phone,event_date,advance,left,page,created_by,created_at,
      logo,stamp,people,total,time,venue,book,book_no,copy_no}'),
    ('certificate_numbers', 'entry_id', '', '{number,entry_id}'),
    ('closed_places', 'id', '', '{id,close_id,place_id,opening,came_in,went_out,moved,book,counted,notes,coins,seen,entry_id,
      in_total,out_total,transferred}'),
    ('closes', 'id', '', '{id,branch_id,number,day,last_entry,remark,created_by,created_at}'),
    ('enquiries', 'id', '', '{id,branch_id,name,phone,event_date,et_year,et_month,num_of_people,words,call_on,options,
      lost_because,event_id,created_by,created_at}'),
    ('entry_notes', 'id', '', '{id,entry_id,kind,value,created_by,created_at}'),
    ('events', 'id', '', '{id,branch_id,client_id,package_id,package_name,event_date,time,starts_at,num_of_people,per_person,
      is_fixed,unit_price,base,additional_price,discount_amount,total,advance_amount,paid_full,additional_plates,remark,
      send_sms,send_schedule,id_image,face_image,agreed_by,created_by,created_at,archived_at,tier_min,tier_max,venue,
      venue_note,contact_name,contact_phone,occasion,archived_by,archive_reason,vat_mode,vat_rate,vat,withdrawn,hold_until,
      guaranteed_people,fasting_people}'),
    ('gl_accounts', 'kind', '', '{kind,account}'),
    ('imports', 'id', 'state <> ''staged''', '{id,kind,name,state,counts,made,created_by,created_at,committed_at}'),
    ('money_places', 'id', '', '{id,kind,name,digits,branch_id,created_at,archived_at}'),
    ('openings', 'id', '', '{id,branch_id,dated,remark,created_by,created_at,undone_by,undone_at}'),
    ('pending', 'id', '', '{id,event_id,branch_id,transact_type,amount,state,created_by,created_at,resolved_by,resolved_at,
      remark,facts}'),
    ('petty_cash', 'id', '', '{id,branch_id,user_id,budget,closed,reason,proof,created_by,created_at}'),
    ('proformas', 'id', '', '{id,enquiry_id,branch_id,number,date,valid_until,page,logo,stamp,created_by,created_at}'),
    ('salary_payments', 'entry_id', '', '{entry_id,employee_id,et_year,et_month,amount}'),
    ('settings', 'name', '', '{name,value}'),
    ('tax_rules', 'id', '', '{id,name,from_day,value,source}')
  ) listed (name, key, condition, columns) LOOP
    INSERT INTO sealed_columns VALUES (one.name, 1, one.columns::text[]);
    IF one.condition = '' THEN
      EXECUTE format('CREATE TRIGGER sealed AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION seal_row(%L)',
        one.name, one.key);
      PERFORM seal_rows_of(one.name, one.key);
    ELSE
      EXECUTE format('CREATE TRIGGER sealed AFTER INSERT OR UPDATE ON %I FOR EACH ROW WHEN (NEW.%s) EXECUTE FUNCTION seal_row(%L)',
        one.name, one.condition, one.key);
      PERFORM seal_rows_of(one.name, one.key, one.condition);
    END IF;
  END LOOP;
END $$;
