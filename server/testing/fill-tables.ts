import type pg from 'pg'

/** Fixed proportions of users, audit events and notifications to reports at every size. */
const REPORTS_PER_PERSON = 10
const EVENTS_PER_REPORT = 3
/** Reports per statement: sorting a million of these wide rows at once would fill the disk. */
const PORTION = 20_000

/**
 * Fills a migrated database, as superuser: `reports` reports of the last two years, a tenth as many
 * users, and one practitioner among fifty of them. One report in forty is unlinked. An account must
 * exist; all others get its password.
 */
export async function fillTables(
  client: pg.Client,
  reports: number,
  people = Math.ceil(reports / REPORTS_PER_PERSON),
): Promise<void> {
  await client.query('set statement_timeout = 0')
  const indexes = await withoutIndexes(client)
  await client.query(
    `insert into users (email, username, role, first_name, last_name, password_hash, last_sign_in_at, created_at)
    select 'person' || n || '@lab.example', 'person' || n || '@lab.example',
      case when n % 50 = 0 then 'practitioner' else 'client' end,
      (array['Nora','Idris','Amara','Sofia','Jonas','Mei','Tariq','Elena','Ruth','Owen','Ifeoma','Pavel','Greta','Luca','Zahra','Hugo','Bo','Alma','Femi','Rosa'])[1 + n % 20],
      (array['Whit','Oka','Nwo','Linde','Berg','Mor','Hal','Stan','Ash','Pem','Kira','Dal','Fen','Gar','Holm','Jan','Vas','Tor','Wil','Yar'])[1 + (n / 20) % 20]
        || (array['field','for','su','man','ström','ley','ton','wood','bury','ova','sen','nik','ez','er','by','ham','son','ski','dottir','well'])[1 + (n / 400) % 20],
      (select password_hash from users order by id limit 1),
      now() - make_interval(hours => n % 2000), now() - make_interval(hours => n % 17520)
    from generate_series(1, $1::int) n`,
    [people],
  )
  await client.query(
    `insert into clients (user_id, date_of_birth, created_at)
    select id, date '1950-01-01' + id % 20000, created_at from users u
    where role = 'client' and not exists (select 1 from clients c where c.user_id = u.id)`,
  )
  await client.query(
    `insert into practitioners (user_id, license_number, specialty, created_at)
    select id, case when id % 3 = 0 then '' else 'L-' || id end,
      (array['Dietetics','Allergology','General practice','Paediatrics'])[1 + id % 4], created_at from users u
    where role = 'practitioner' and not exists (select 1 from practitioners p where p.user_id = u.id)`,
  )
  await client.query(
    `create temp table people as select row_number() over (order by c.id) - 1 as i, c.id,
      u.first_name || ' ' || u.last_name as name, u.email from clients c join users u on u.id = c.user_id;
    create temp table doctors as select row_number() over (order by id) - 1 as i, id from practitioners;
    create unique index on people (i); create unique index on doctors (i);
    analyze people; analyze doctors`,
  )
  for (let first = 1; first <= reports; first += PORTION)
    await client.query(
      `insert into reports (sample_id, client_name, client_id, practitioner_id, report_date, date_of_receipt, email, status, scale, results,
        allergen_data, file_name, folder, digest, created_at)
      select 'EF' || lpad((n - (n % 23 = 0)::int)::text, 7, '0'), p.name,
        case when n % 40 = 0 then null else p.id end,
        case when p.i % 5 < 2 then null else d.id end,
        (now() - interval '1 minute' * (($1 - n) * 1051200 / $1 + 4320))::date,
        (now() - interval '1 minute' * (($1 - n) * 1051200 / $1 + 7200))::date,
        case when n % 2 = 0 then p.email else '' end,
        coalesce((array['failed','processed','pending','pending'])[1 + chance.of % 100], 'completed'),
        'µg/ml', results.rows, results.text, 'EF' || n || '.html', gen_random_uuid(), md5(n::text),
        now() - interval '1 minute' * (($1 - n) * 1051200 / $1)
      from (select high, jsonb_agg(jsonb_build_object('food', 'Food ' || f, 'value', f / 2.0, 'text', (f / 2.0)::text,
          'level', case when f <= high then 'high' when f <= 2 * high then 'moderate' else 'low' end, 'line', f)) as rows,
        string_agg('Food ' || f || ', normal', e'\\n') as text from generate_series(0, 19) high, generate_series(1, 60) f group by high) results
        join generate_series($2::bigint, $3::bigint) n on results.high = n % 20, lateral (select abs(hashint8(n)) as of) chance
        join people p on p.i = chance.of / 100 % (select count(*) from people)
        join doctors d on d.i = p.i / 5 % (select count(*) from doctors)
      order by n`,
      [reports, first, Math.min(reports, first + PORTION - 1)],
    )
  // Reports without a key would be taken for unencrypted ones and searched on the disk; an empty
  // key marks a discarded one.
  await client.query(`insert into report_keys (folder, sealed) select folder, '' from reports`)
  // Chaining the events would take longer than everything else, and no list reads the chain.
  await client.query('alter table audit_events disable trigger chained')
  await client.query(
    `insert into audit_events (at, actor_id, action, subject_id)
    select r.created_at, case when e = 0 then a.id else 1 + r.id % 40 end,
      (array['report.upload','report.read','report.read'])[1 + e], r.id
    from reports r, generate_series(0, $1 - 1) e, (select min(id) as id from users where role = 'admin') a`,
    [EVENTS_PER_REPORT],
  )
  await client.query('alter table audit_events enable always trigger chained')
  await client.query(
    `insert into notifications (user_id, title, message, read_at)
    select u.id, 'A report needs checking', 'A sample was read with warnings.', case when n > $1 / 5 - 200 then null else now() end
    from generate_series(1, $1 / 5) n, (select id from users where role = 'admin' order by id limit 1) u`,
    [reports],
  )
  await client.query(
    `insert into question_reviews (user_id, question, ai_response, reason, status)
    select 1 + n % 40, 'Question ' || n || '?', 'I do not know.', 'no-source',
      (array['reviewed','answered','pending'])[1 + n % 3]
    from generate_series(1, $1 / 5) n`,
    [reports],
  )
  await client.query(
    `insert into message_logs (sender_id, message_type, status, subject, recipients, message)
    select u.id, case when n % 4 = 0 then 'sms' else 'email' end, 'sent', 'Opening hours', array['person' || n || '@lab.example'], 'We are closed on Monday.'
    from generate_series(1, $1 / 50) n, (select id from users where role = 'admin' order by id limit 1) u`,
    [reports],
  )
  // Half of the clients were invited once, and a tenth never signed in.
  await client.query(
    `update users set last_sign_in_at = null where id % 10 = 5 and role = 'client';
    insert into sign_in_links (user_id, purpose, channel, created_at, expires_at, used_at, opened_at)
    select id, 'activate', 'email', created_at, created_at + interval '30 days', last_sign_in_at, last_sign_in_at
    from users where role = 'client' and id % 2 = 1`,
  )
  await fillPlans(client)
  await client.query('drop table people; drop table doctors')
  for (const definition of indexes) await client.query(definition)
}

/**
 * Drops the indexes of the large tables, as creating them at the end is much faster, and returns
 * their definitions.
 */
async function withoutIndexes(client: pg.Client): Promise<string[]> {
  await client.query("set maintenance_work_mem = '512MB'")
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any(array['users', 'reports', 'audit_events']::regclass[]) and not indisunique`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

/**
 * Gives a fifth of the clients a plan, ended or running, with a diary of sixty days and three
 * foods, one of them with an outcome.
 */
async function fillPlans(client: pg.Client): Promise<void> {
  await client.query(
    `insert into trials (client_id, state, closed_reason, closed_on, symptoms, started_on, phase_on)
    select id, case when id % 10 = 0 then 'without' else 'closed' end, case when id % 10 = 0 then null else 'done' end,
      case when id % 10 = 0 then null else current_date - 1 end, '{bloating}', current_date - 60, current_date - 46
    from people where i % 5 = 0;
    insert into diary_days (client_id, day, trial_id, scores, kept)
    select client_id, started_on + n, id, '{4}', true from trials, generate_series(0, 59) n;
    insert into trial_foods (trial_id, foods, keys, position)
    select id, array['Food ' || n], array['food-' || n], n from trials, generate_series(1, 3) n;
    insert into food_outcomes (client_id, foods, keys, outcome, since, basis)
    select client_id, '{Food 1}', '{food-1}', 'tolerated', current_date - 1, 'challenge' from trials`,
  )
}
