import { zodResolver } from '@hookform/resolvers/zod'
import type { Reply } from '@shared/api'
import { portalSettings } from '@shared/features/portal'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { ApiError, sentenceOf } from '@/api/request'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { fieldErrorsOf } from '@/forms/field-errors'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { QueryError } from '@/lists/query-error'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { Switch } from '@/ui/switch'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { toast } from '@/ui/use-toast'
import { AccentField } from './accent-field'
import { LogoField } from './logo-field'
import { StaffFactorFields } from './staff-factor-fields'

type Settings = Reply<'GET /api/settings'>

const paths = ['/api/settings', '/api/users', '/api/user/factors'] as const
const fields = [
  'portalName',
  'supportAddress',
  'bareScale',
  'inviteMode',
  'accent',
  'postalAddress',
  'trialOn',
  'trialSignedBy',
  'staffFactor',
  'staffFactorFrom',
] as const satisfies (keyof Settings)[]

/** The portal's settings with their explanations. */
export default function SystemSection() {
  useRefetchOnMount(paths)
  const settings = useApiQuery('GET /api/settings')
  return (
    <Card>
      <CardHeader title="System Settings" />
      {settings.isPending && (
        <Loading label="Loading the settings..." hideLabel>
          <SkeletonRows rows={3} />
        </Loading>
      )}
      {settings.isError && !settings.data && (
        <QueryError query={settings} title="Failed to load the settings" />
      )}
      {settings.data && (
        <div className="grid grid-cols-1 gap-5">
          <LogoField settings={settings.data} onStale={() => void settings.refetch()} />
          <SystemForm settings={settings.data} onStale={() => void settings.refetch()} />
        </div>
      )}
    </Card>
  )
}

function SystemForm({ settings, onStale }: { settings: Settings; onStale: () => void }) {
  const once = useOneAtATime()
  const save = useApiMutation('PATCH /api/settings')
  const { control, register, handleSubmit, reset, setError, setValue, formState } = useForm({
    defaultValues: settings,
    resolver: zodResolver(portalSettings),
  })
  useEffect(() => reset(settings, { keepDirtyValues: true }), [reset, settings])

  const accent = useWatch({ control, name: 'accent' })
  const inviteMode = useWatch({ control, name: 'inviteMode' })
  const [staffFactor, staffFactorFrom] = useWatch({ control, name: ['staffFactor', 'staffFactorFrom'] })

  const submit = handleSubmit(async (body) => {
    try {
      reset(await save.mutateAsync({ body, version: settings.version }))
      toast({ title: 'System Settings Updated', description: 'The portal’s settings have been saved.' })
    } catch (error) {
      toast({ title: 'Settings not saved', description: sentenceOf(error), variant: 'destructive' })
      // Fields that were not edited adopt what others have saved.
      if (error instanceof ApiError && error.status === 412) onStale()
      fieldErrorsOf(error, fields).forEach(([field, message], place) =>
        setError(field, { message }, { shouldFocus: place === 0 }),
      )
    }
  })

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void once(() => submit(event))
      }}
      className="grid grid-cols-1 gap-4"
    >
      <Field
        label="Portal name"
        hint="Emails are signed with this name."
        error={formState.errors.portalName?.message}
      >
        <TextInput {...register('portalName')} maxLength={60} />
      </Field>
      <Field
        label="Support address"
        optional
        hint="People can write to it. It appears in the terms and on expired-link and error pages."
        error={formState.errors.supportAddress?.message}
      >
        <TextInput {...register('supportAddress')} type="email" maxLength={254} />
      </Field>
      <Field
        label="Scale for bare numbers"
        hint="How new reports grade numbers without a unit. Moderate starts at the first figure, high at the second. Existing reports keep their scale."
        error={formState.errors.bareScale?.message}
      >
        <Select {...register('bareScale')}>
          <option value="index">Index (15 and 30)</option>
          <option value="µg/ml">µg/ml (7.5 and 20.0)</option>
        </Select>
      </Field>
      <Field
        label="Invite new clients when their first report is released"
        hint={<InviteHint mode={inviteMode} />}
        error={formState.errors.inviteMode?.message}
      >
        <Select {...register('inviteMode')}>
          <option value="off">Off</option>
          <option value="email">By email</option>
          <option value="email-or-sms">By email, otherwise SMS</option>
        </Select>
      </Field>
      <AccentField
        value={accent}
        field={register('accent')}
        onPick={(colour) => setValue('accent', colour, { shouldDirty: true, shouldValidate: true })}
        error={formState.errors.accent?.message}
      />
      <StaffFactorFields
        mode={staffFactor}
        from={staffFactorFrom}
        modeField={register('staffFactor')}
        fromField={register('staffFactorFrom', { setValueAs: (day: string | null) => day || null })}
        errors={{
          mode: formState.errors.staffFactor?.message,
          from: formState.errors.staffFactorFrom?.message,
        }}
      />
      <Field
        label="Postal address"
        optional
        hint="Your address, as printed on letters."
        error={formState.errors.postalAddress?.message}
      >
        <TextArea {...register('postalAddress')} maxLength={500} autoComplete="off" />
      </Field>
      <Field
        label="Signed by (dietitian)"
        hint="The dietitian who approved “The plan” (docs/trial.md). You need their name before you can turn plans on."
        error={formState.errors.trialSignedBy?.message}
      >
        <TextInput {...register('trialSignedBy')} maxLength={120} autoComplete="off" />
      </Field>
      <Switch
        end
        label={<b className="font-semibold">Clients may start a plan (trial)</b>}
        hint="Clients leave out a few elevated foods, keep a diary, then reintroduce them. If you turn this off, current plans continue."
        {...register('trialOn')}
      />
      <div>
        <Button type="submit" block="phone" pending={save.isPending} pendingLabel="Saving...">
          Save Settings
        </Button>
      </div>
    </form>
  )
}

/** Explains invitations, and what is missing to deliver one. */
function InviteHint({ mode }: { mode: Settings['inviteMode'] }) {
  const { data: config } = useApiQuery('GET /api/config')
  const missing =
    mode === 'off' || !config
      ? undefined
      : !config.emailConfigured
        ? 'Email is not set up on this server. No invitations are sent by email.'
        : mode === 'email-or-sms' && !config.smsConfigured
          ? 'SMS is not set up on this server. People without an email address won’t get an invitation.'
          : undefined
  return (
    <>
      They get a message with a link and choose a password. It never mentions their report.
      {missing && <span className="mt-1 block font-medium text-mod-text">{missing}</span>}
    </>
  )
}
