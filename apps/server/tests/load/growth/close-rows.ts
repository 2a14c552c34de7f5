const between = 50;

/** Add after the postings and before the numbers; `last` is the number before these entries. */
export const closeRows = [
  `INSERT INTO closes (branch_id, number, day, last_entry, created_by, created_at)
    SELECT branch, (last + number) / ${between}, (instant AT TIME ZONE 'UTC' + interval '3 hours')::date, last + number, 1, instant
    FROM made JOIN entry_numbers ON branch_id = branch WHERE (last + number) % ${between} = 0 ORDER BY id`,
  `INSERT INTO closed_places (close_id, place_id, opening, came_in, went_out, moved, book, in_total, out_total, transferred)
    WITH cash AS MATERIALIZED (SELECT id, branch_id, place_id FROM accounts WHERE is_cash), moved AS (
      SELECT n.branch_id, a.place_id, (e.number + ${between - 1}) / ${between} AS close_no,
        sum(greatest(p.amount, 0)) AS came, sum(greatest(-p.amount, 0)) AS went
      FROM entry_numbers n JOIN entries e ON e.branch_id = n.branch_id AND e.number > n.last / ${between} * ${between}
        JOIN postings p ON p.entry_id = e.id JOIN cash a ON a.id = p.account_id GROUP BY 1, 2, 3
    ), closed AS (
      SELECT c.id AS close_id, a.place_id, coalesce(came, 0) AS came, coalesce(went, 0) AS went,
        coalesce(before.in_total, 0) + coalesce(sum(came) OVER so_far, 0) AS in_total,
        coalesce(before.out_total, 0) + coalesce(sum(went) OVER so_far, 0) AS out_total
      FROM entry_numbers n JOIN closes c ON c.branch_id = n.branch_id AND c.number > n.last / ${between}
        JOIN cash a ON a.branch_id = c.branch_id
        LEFT JOIN moved m ON (m.branch_id, m.close_no, coalesce(m.place_id, 0)) = (c.branch_id, c.number, coalesce(a.place_id, 0))
        LEFT JOIN closes last_close ON last_close.branch_id = n.branch_id AND last_close.number = n.last / ${between}
        LEFT JOIN closed_places before ON before.close_id = last_close.id
          AND coalesce(before.place_id, 0) = coalesce(a.place_id, 0)
      WINDOW so_far AS (PARTITION BY a.id ORDER BY c.number)
    )
    SELECT close_id, place_id, in_total - came - out_total + went, came, went, 0, in_total - out_total, in_total, out_total, 0
    FROM closed`,
];
