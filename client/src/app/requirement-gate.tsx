import type { SessionRequirement } from '@shared/domain/sign-in/factors'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, useEffect } from 'react'
import { SignOutButton } from '@/features/auth/auth.public'
import type { SessionUser } from '@/session/session'
import { StepUpHost } from './step-up-host'

const screens = {
  enrolment: lazy(() => import('@/features/factors/enrol-screen')),
  'second-factor': lazy(() => import('@/features/factors/prove-screen')),
}

/** Shown in place of the portal while the session has a pending requirement. */
export default function RequirementGate({
  user,
  requirement,
}: {
  user: SessionUser
  requirement: SessionRequirement
}) {
  const queries = useQueryClient()
  // Refetches what was refused meanwhile.
  useEffect(() => () => void queries.invalidateQueries(), [queries])
  const Screen = screens[requirement]
  return (
    <>
      <Screen user={user} signOut={<SignOutButton />} />
      <StepUpHost />
    </>
  )
}
