import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../config/project-root'
import { lockingIn } from '../testing/locking'

/** The last migration from before portals had large tables. */
const BEFORE = '0015_trial.sql'
const folder = join(projectRoot, 'migrations')

it.each(readdirSync(folder).filter((file) => file.endsWith('.sql') && file > BEFORE))(
  'migration %s blocks no large table',
  (file) => {
    expect(lockingIn(readFileSync(join(folder, file), 'utf8'))).toEqual([])
  },
)

const steps = (...statements: string[]) =>
  ['-- online steps', ...statements].join('\n--> statement-breakpoint\n')

it.each([
  'CREATE INDEX "a" ON "reports" USING btree ("id");',
  'create unique index a on public.reports (id)',
  'CREATE INDEX CONCURRENTLY IF NOT EXISTS a ON reports (id)',
  steps('create index concurrently a on reports (id)'),
  'drop index reports_status',
  'ALTER TABLE "reports" ALTER COLUMN "notes" SET NOT NULL;',
  steps('alter table clients validate constraint a', 'alter table reports alter column notes set not null'),
  'ALTER TABLE "reports" ALTER COLUMN "notes" SET DATA TYPE integer;',
  'alter table reports alter notes type int',
  'ALTER TABLE "reports" ADD COLUMN "a" uuid DEFAULT gen_random_uuid() NOT NULL;',
  'ALTER TABLE "reports" ADD COLUMN "a" text GENERATED ALWAYS AS (lower(notes)) STORED;',
  'ALTER TABLE "reports" ADD CONSTRAINT "a" CHECK (id > 0);',
  'ALTER TABLE "reports" ADD CONSTRAINT "a" FOREIGN KEY ("b") REFERENCES "public"."c"("id") ON DELETE cascade;',
  'ALTER TABLE "reports" ADD CONSTRAINT "a" UNIQUE("b");',
  'alter table reports validate constraint a',
  'update reports set a = 1',
  steps('update reports set a = 1'),
  steps('-- in batches\nupdate reports set a = 1'),
  'create table x (); delete from reports',
  'do $$ begin update reports set a = 1; end $$',
  'lock table reports',
])('a statement that locks a large table is reported: %s', (text) => {
  expect(lockingIn(text)).toHaveLength(1)
})

it.each([
  'CREATE TABLE "a" ("id" integer);\n--> statement-breakpoint\nCREATE INDEX "b" ON "a" ("id");--> statement-breakpoint\nALTER TABLE "a" ADD CONSTRAINT "c" FOREIGN KEY ("id") REFERENCES "reports"("id");',
  'ALTER TABLE "settings" ADD CONSTRAINT "a" CHECK (id > 0);',
  'ALTER TABLE "reports" ADD COLUMN "a" text[] DEFAULT \'{}\' NOT NULL;',
  'ALTER TABLE "reports" ADD COLUMN "a" timestamp with time zone DEFAULT now() NOT NULL;',
  'create function f() returns trigger language plpgsql as $$ begin update reports set a = 1; return new; end $$',
  steps(
    'alter table reports add column a int',
    '-- in batches\nupdate reports set a = 1 where id in (select id from reports where a is null limit 5000)',
    'alter table reports add constraint b check (a is not null) not valid',
    'alter table reports validate constraint b',
    'alter table reports alter column a set not null',
    'drop index concurrently if exists c',
    'create unique index concurrently if not exists c on reports (a)',
    'alter table reports add constraint c unique using index c',
  ),
])('a statement that locks no large table is accepted: %s', (text) => {
  expect(lockingIn(text)).toEqual([])
})
