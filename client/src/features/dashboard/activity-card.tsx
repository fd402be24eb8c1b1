import type { AuditAction } from '@shared/domain/audit/audit'
import {
  ArrowRight,
  CalendarCheck2,
  CircleCheck,
  Eye,
  FileText,
  FileUp,
  KeyRound,
  LogIn,
  NotebookPen,
  Stethoscope,
  Trash2,
  UserPlus,
  UserRound,
} from 'lucide-react'
import { Link } from 'wouter'
import { useApiQuery } from '@/api/use-api'
import { AuditEventWords, folded, type Folded } from '@/features/audit/audit.public'
import { relativeTime } from '@/lib/moments'
import { buttonClass } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import type { IconType } from '@/ui/icon-type'
import { CardBody } from './card-body'

const SHOWN = 8

/** The newest audit events in words; repeated ones are folded into one. */
export default function ActivityCard() {
  const events = useApiQuery('GET /api/audit', { query: { pageSize: 60 } })
  return (
    <Card>
      <CardHeader
        title="Recent activity"
        className="mb-2!"
        actions={
          <Link href="/admin/audit" className={buttonClass({ variant: 'link', size: 'sm' }, '-my-1 -mr-3')}>
            All activity
            <ArrowRight className="size-4" />
          </Link>
        }
      />
      <CardBody query={events} loading="Loading recent activity..." failed="Failed to fetch recent activity">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title="No activity yet" description="What people do in the portal appears here." />
          ) : (
            <ul>
              {folded(rows)
                .slice(0, SHOWN)
                .map((line) => (
                  <ActivityRow key={line.newest.id} {...line} />
                ))}
            </ul>
          )
        }
      </CardBody>
    </Card>
  )
}

function ActivityRow({ newest, sentence }: Folded) {
  const Icon = icons[newest.action]
  return (
    <li className="group relative flex gap-3 pb-4 last:pb-0">
      <span className="absolute top-8 bottom-0 left-4 w-px bg-line group-last:hidden" />
      <span className="grid size-8 shrink-0 place-items-center rounded-full border border-line text-ink-2">
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 pt-1">
        <p className="text-small break-words text-ink-2">
          <AuditEventWords sentence={sentence} withActor />
        </p>
        <time dateTime={newest.at} className="nums block text-small text-ink-3">
          {relativeTime(newest.at)}
        </time>
      </div>
    </li>
  )
}

const icons: Record<AuditAction, IconType> = {
  'user.sign-in': LogIn,
  'user.sign-in-failed': KeyRound,
  'user.create': UserPlus,
  'user.update': UserRound,
  'user.password': KeyRound,
  'user.credential': KeyRound,
  'user.wish-email': UserRound,
  'user.confirm-email': UserRound,
  'user.refuse-email': UserRound,
  'user.delete': Trash2,
  'user.password-link': KeyRound,
  'user.activate': UserPlus,
  'user.end-sessions': UserRound,
  'user.unsubscribe': UserRound,
  'user.reset-admin': KeyRound,
  'user.add-factor': KeyRound,
  'user.remove-factor': KeyRound,
  'user.reset-factors': KeyRound,
  'user.recovery-codes': KeyRound,
  'user.use-recovery-code': KeyRound,
  'user.refuse-passkey': KeyRound,
  'invitation.send': UserPlus,
  'invitation.print': UserPlus,
  'invitation.revoke': UserRound,
  'invitation.lock': UserRound,
  'registration.refuse': UserRound,
  'client.update': UserRound,
  'client.delete': Trash2,
  'client.merge': UserRound,
  'trial.start': CalendarCheck2,
  'trial.update': CalendarCheck2,
  'trial.diary': NotebookPen,
  'practitioner.update': Stethoscope,
  'practitioner.delete': Trash2,
  'report.upload': FileUp,
  'report.update': FileText,
  'report.delete': Trash2,
  'report.replace-files': FileUp,
  'report.link': FileText,
  'report.release': CircleCheck,
  'report.read-again': FileText,
  'share.create': KeyRound,
  'share.open': Eye,
  'share.end': KeyRound,
  'token.create': KeyRound,
  'token.revoke': KeyRound,
  'webhook.create': FileText,
  'webhook.update': FileText,
  'webhook.delete': Trash2,
  'report.read': Eye,
  'report.download': Eye,
  'report.list': Eye,
  'client.read': Eye,
  'trial.read': Eye,
  'client.list': Eye,
  'question.read': Eye,
  'message.read': Eye,
  'own.read': Eye,
  'food.create': FileText,
  'food.update': FileText,
  'food.delete': Trash2,
  'food.upload': FileUp,
  'food.generate': FileText,
  'recipe.create': FileText,
  'recipe.update': FileText,
  'recipe.delete': Trash2,
  'faq.create': FileText,
  'faq.update': FileText,
  'faq.delete': Trash2,
  'faq.order': FileText,
  'faq.add-practitioner': FileText,
  'question.review': FileText,
  'message.send': FileText,
  'settings.update': FileText,
  'audit.archive': FileText,
  'export.start': FileText,
  'export.read': FileText,
  'deletion.request': Trash2,
  'deletion.carry-out': Trash2,
}
