-- A review lists totals that fell after the event had begun, and certificates that a second user accepted. SPEC: D130, D171
CREATE INDEX action_logs_total ON action_logs (created_at, id)
  WHERE action = 'event.update' AND changes @> '[{"field":"total"}]';
CREATE INDEX action_logs_certificates ON action_logs (created_at, id)
  WHERE action = 'pending.accept' AND changes @> '[{"field":"certificate_no"}]';
