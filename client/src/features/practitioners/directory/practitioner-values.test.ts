import { named } from '@shared/testing/people'
import { describe, expect, it } from 'vitest'
import { changesBetween, rebase } from '@/forms/fields'
import { noValues, practitionerFields as fields } from './practitioner-values'

const seen = { ...noValues, firstName: 'Amara', email: named.practitioner.email, specialty: 'Dietetics' }

describe('changesBetween', () => {
  it('sends only the fields that differ', () => {
    expect(changesBetween(fields, seen, { ...seen, licenseNumber: 'NT-1', specialty: '' })).toEqual({
      licenseNumber: 'NT-1',
      specialty: '',
    })
  })

  it('ignores outer spaces and the case of an email', () => {
    expect(
      changesBetween(fields, seen, { ...seen, firstName: ' Amara ', email: 'Amara.Nwosu@Example.com' }),
    ).toEqual({})
  })
})

describe('rebase', () => {
  it('keeps my changes and adopts what only they changed', () => {
    const { values, disputed } = rebase(fields, {
      seen,
      mine: { ...seen, licenseNumber: 'NT-1' },
      theirs: { ...seen, clinicName: 'Harbour Clinic' },
    })
    expect(values).toEqual({ ...seen, licenseNumber: 'NT-1', clinicName: 'Harbour Clinic' })
    expect(disputed).toEqual([])
  })

  it('names the fields both changed differently, with mine kept', () => {
    const { values, disputed } = rebase(fields, {
      seen,
      mine: { ...seen, specialty: 'Mine', clinicName: 'Same' },
      theirs: { ...seen, specialty: 'Theirs', clinicName: 'Same' },
    })
    expect(values.specialty).toBe('Mine')
    expect(disputed).toEqual(['specialty'])
  })
})
