import { formatWords, parseDate } from '@shared/domain/text/dates'
import { countText } from '@shared/domain/text/counts'
import { FileText, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { SignInDetails } from '@/features/accounts/accounts.public'
import { fullName } from '@shared/domain/people/full-name'
import { EmailText } from '@/ui/address-text'
import { Button, buttonClass } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { useOpenDialog, type WithClose } from '@/ui/dialog-host'
import { AccountStatus } from './account-status'
import type { Client } from './client-values'
import { ConfirmAddress } from './confirm-address'

const loadEditDialog = () => import('./edit-client-dialog')

/** A client's full record with the sign-in details (S1 2.14). */
export default function ClientDialog({ client, onClose }: WithClose<{ client: Client }>) {
  const open = useOpenDialog()
  const { user } = client
  const name = fullName(user)
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title="Client Information"
      description={`${name}, ID ${client.id}`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          <Button icon={Pencil} onClick={() => open(loadEditDialog, { client })}>
            Edit
          </Button>
        </>
      }
    >
      <ConfirmAddress client={client} />
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact word="Full Name">{`${user.firstName} ${user.lastName}`.trim()}</Fact>
        <Fact word="Username">{user.username}</Fact>
        <Fact word="Email">
          <EmailText address={user.email} />
        </Fact>
        <Fact word="Phone">{client.phone}</Fact>
        <Fact word="Date of Birth">{birthText(client.dateOfBirth)}</Fact>
        <Fact word="Gender">{client.gender}</Fact>
        <Fact word="Address">{client.address}</Fact>
        <Fact word="Emergency Contact">{client.emergencyContact}</Fact>
        <Fact word="Account Status">
          <AccountStatus isActive={user.isActive} />
        </Fact>
        <Fact word="Reports">
          <Link
            href={`/admin/reports?${new URLSearchParams({ q: name })}`}
            className={buttonClass({ variant: 'secondary', size: 'sm' }, 'mt-0.5')}
          >
            <FileText className="size-4.5" />
            {countText(client.reportCount, 'report')}
          </Link>
        </Fact>
      </dl>
      <Section title="Login Credentials">
        <SignInDetails
          userId={client.userId}
          email={user.email}
          clientName={name}
          hasCredential={client.hasCredential}
        />
      </Section>
      <Section title="Health">
        <dl className="grid grid-cols-1 gap-3">
          <Fact word="Allergies">{client.allergies}</Fact>
          <Fact word="Current Medications">{client.currentMedications}</Fact>
          <Fact word="Medical History">{client.medicalHistory}</Fact>
        </dl>
      </Section>
    </Dialog>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h3 className="mb-2.5 text-h3">{title}</h3>
      {children}
    </section>
  )
}

function Fact({ word, children }: { word: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-3">{word}</dt>
      <dd className="text-body wrap-anywhere whitespace-pre-line">
        {children === '' ? <span className="text-ink-3">Not provided</span> : children}
      </dd>
    </div>
  )
}

function birthText(slashes: string | null): string {
  const day = parseDate(slashes ?? '')
  return day ? `${slashes} (${formatWords(day)})` : ''
}
