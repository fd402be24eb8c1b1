import { named } from '@shared/testing/people'
import { describe, expect, it } from 'vitest'
import { changesBetween, rebase } from '@/forms/fields'
import { noValues, practitionerFields as fields } from './practitioner-values'

const seen = { ...noValues, firstName: 'Amara', email: named.practitioner.email, specialty: 'Dietetics' }

describe('changesBetween', () => {
  it('sends what differs and nothing else', () => {
    expect(changesBetween(fields, seen, { ...seen, licenseNumber: 'NT-1', specialty: '' })).toEqual({
      licenseNumber: 'NT-1',
      specialty: '',
    })
  })

  it('overlooks spaces around a text and the capitals of an email', () => {
    expect(
      changesBetween(fields, seen, { ...seen, firstName: ' Amara ', email: 'Amara.Nwosu@Example.com' }),
    ).toEqual({})
  })
})

describe('rebase', () => {
  it('keeps what I changed and follows what only they changed', () => {
    const { values, disputed } = rebase(fields, {
      seen,
      mine: { ...seen, licenseNumber: 'NT-1' },
      theirs: { ...seen, clinicName: 'Harbour Clinic' },
    })
    expect(values).toEqual({ ...seen, licenseNumber: 'NT-1', clinicName: 'Harbour Clinic' })
    expect(disputed).toEqual([])
  })

  it('names the fields that both changed differently, with mine kept', () => {
    const { values, disputed } = rebase(fields, {
      seen,
      mine: { ...seen, specialty: 'Mine', clinicName: 'Same' },
      theirs: { ...seen, specialty: 'Theirs', clinicName: 'Same' },
    })
    expect(values.specialty).toBe('Mine')
    expect(disputed).toEqual(['specialty'])
  })
})
